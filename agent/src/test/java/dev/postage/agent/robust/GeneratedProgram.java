package dev.postage.agent.robust;

import java.io.IOException;
import java.lang.invoke.MethodHandles;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.function.IntUnaryOperator;
import net.bytebuddy.ByteBuddy;
import net.bytebuddy.implementation.MethodDelegation;
import net.bytebuddy.implementation.SuperMethodCall;
import net.bytebuddy.implementation.bind.annotation.SuperCall;
import net.bytebuddy.matcher.ElementMatchers;

/** Makes classes while it runs: a hidden one, proxies of the JDK and of ByteBuddy; and has records, nests and sealed types. */
public final class GeneratedProgram {
    private GeneratedProgram() {}

    /** To be extended. */
    public static class Service {
        public String serve(String what) {
            return "served " + what;
        }
    }

    /** What the extension calls. */
    public static final class Louder {
        private Louder() {}

        public static String serve(@SuperCall Callable<String> original) throws Exception {
            return original.call() + "!";
        }
    }

    private sealed interface Shape permits Square, Point {}

    private record Square(int side) implements Shape {}

    private record Point() implements Shape {}

    /**
     * Generates.
     *
     * @param arguments the class file of the hidden class
     */
    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
        Class<?> hidden = MethodHandles.lookup()
                .defineHiddenClass(Files.readAllBytes(Path.of(arguments[0])), true)
                .lookupClass();
        IntUnaryOperator operator = (IntUnaryOperator) hidden.getConstructor().newInstance();
        System.out.println(operator.applyAsInt(5) + " " + hidden.isHidden());
        InvocationHandler handler = (proxy, method, values) -> method.getName().length();
        System.out.println(((IntUnaryOperator) Proxy.newProxyInstance(
                        GeneratedProgram.class.getClassLoader(), new Class<?>[] {IntUnaryOperator.class}, handler))
                .applyAsInt(1));
        System.out.println(extended().serve("tea"));
        System.out.println(area(new Square(3)) + area(new Point()) + " " + new Square(3).equals(new Square(3)));
    }

    private static Service extended() throws ReflectiveOperationException {
        return new ByteBuddy()
                .subclass(Service.class)
                .method(ElementMatchers.named("serve"))
                .intercept(MethodDelegation.to(Louder.class))
                .method(ElementMatchers.named("toString"))
                .intercept(SuperMethodCall.INSTANCE)
                .make()
                .load(GeneratedProgram.class.getClassLoader())
                .getLoaded()
                .getConstructor()
                .newInstance();
    }

    private static int area(Shape shape) {
        return shape instanceof Square square ? square.side() * square.side() : 0;
    }
}
