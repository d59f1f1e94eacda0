package dev.postage.agent.odd;

import java.util.List;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.ConstantDynamic;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Opcodes;

/** What else a class file can hold: computed constants, values in annotations, and constants that leave no room. */
final class Contents implements Opcodes {
    /** What woven code has in the place of the number of its class. */
    private static final int CLASS_NUMBER = 0x50A7A6E5;

    private static final int ALMOST_ALL = 65_500;
    private static final String CLASS_ITSELF = "";

    private Contents() {}

    static List<OddClass> of(int version) {
        return List.of(
                new OddClass(computedConstant(version), 5, 2),
                new OddClass(annotated(version), 5, 2),
                new OddClass(fullOfConstants(version), 5, 2)
                        .leaving(CLASS_ITSELF, "woven it would exceed the 65535 constants a class may have"),
                new OddClass(withTheNumber(version), CLASS_NUMBER, 2)
                        .leaving(
                                CLASS_ITSELF,
                                "the constant 1353164517 found in it, which stands for the numbers of classes in woven"
                                        + " code"));
    }

    private static OddWriter computedConstant(int version) {
        Handle bootstrap = new Handle(
                H_INVOKESTATIC,
                "java/lang/invoke/ConstantBootstraps",
                "explicitCast",
                "(Ljava/lang/invoke/MethodHandles$Lookup;Ljava/lang/String;Ljava/lang/Class;Ljava/lang/Object;)"
                        + "Ljava/lang/Object;",
                false);
        return new OddWriter("ComputedConstant", version).call(mv -> {
            mv.visitLdcInsn(new ConstantDynamic("five", "I", bootstrap, 5));
            mv.visitInsn(IRETURN);
        });
    }

    private static OddWriter annotated(int version) {
        return answering("Annotated", version).method("annotated", "()V", mv -> {
            AnnotationVisitor values = mv.visitAnnotation("LAny;", true);
            for (Object value : List.of((byte) 1, (short) 2, 'c', 4, 5L, 6f, 7d, true, "text")) {
                values.visit("of" + value.getClass().getSimpleName(), value);
            }
            values.visitEnd();
            mv.visitInsn(RETURN);
        });
    }

    private static OddWriter answering(String name, int version) {
        return new OddWriter(name, version).call(mv -> {
            mv.visitVarInsn(ILOAD, 1);
            mv.visitInsn(IRETURN);
        });
    }

    private static OddWriter fullOfConstants(int version) {
        return answering("FullOfConstants", version).constants(ALMOST_ALL);
    }

    private static OddWriter withTheNumber(int version) {
        return new OddWriter("WithTheNumber", version).call(mv -> {
            mv.visitLdcInsn(CLASS_NUMBER);
            mv.visitInsn(IRETURN);
        });
    }
}
