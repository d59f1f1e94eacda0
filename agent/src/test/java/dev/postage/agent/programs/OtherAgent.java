package dev.postage.agent.programs;

import java.lang.instrument.ClassFileTransformer;
import java.lang.instrument.Instrumentation;
import java.security.ProtectionDomain;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.asm.Advice;
import net.bytebuddy.dynamic.ClassFileLocator;
import net.bytebuddy.matcher.ElementMatchers;
import net.bytebuddy.pool.TypePool;

/** An agent of another party, made with ByteBuddy: adds to a method of {@link AdvisedProgram}. */
public final class OtherAgent implements ClassFileTransformer {
    private static final String ADVISED = "dev.postage.agent.programs.AdvisedProgram";

    private OtherAgent() {}

    public static void premain(String options, Instrumentation instrumentation) {
        instrumentation.addTransformer(new OtherAgent(), instrumentation.isRetransformClassesSupported());
    }

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (!ADVISED.equals(name.replace('/', '.'))) {
            return null;
        }
        ClassFileLocator locator = new ClassFileLocator.Compound(
                ClassFileLocator.Simple.of(ADVISED, classFile), ClassFileLocator.ForClassLoader.of(loader));
        return new ByteBuddy()
                .redefine(TypePool.Default.of(locator).describe(ADVISED).resolve(), locator)
                .visit(Advice.to(OtherAgent.class).on(ElementMatchers.named("advised")))
                .make()
                .getBytes();
    }

    /** Runs at the end of the advised method. */
    @Advice.OnMethodExit
    static void exit(@Advice.Return(readOnly = false) int result) {
        result += 1_000;
    }
}
