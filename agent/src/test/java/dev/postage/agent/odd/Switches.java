package dev.postage.agent.odd;

import java.util.Arrays;
import java.util.List;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Switches that take up most of what a method may have, with jumps across them that need wide offsets. */
final class Switches implements Opcodes {
    private static final int TABLE = 12_000;
    private static final int LOOKUP = 6_000;
    private static final int SPREAD = 7;

    private Switches() {}

    static List<OddClass> of(int version) {
        return List.of(
                // 2 for the jump across, 3 for the key, 1 switch, 2 at its target
                new OddClass(new OddWriter("Table", version).call(Switches::table), 1, 8),
                new OddClass(new OddWriter("Lookup", version).call(Switches::lookup), 1, 8));
    }

    private static void table(MethodVisitor mv) {
        Label[] targets = {new Label(), new Label(), new Label()};
        Label far = new Label();
        key(mv, far, 2_000);
        Label[] labels = new Label[TABLE];
        Arrays.setAll(labels, i -> targets[i % targets.length]);
        mv.visitTableSwitchInsn(0, TABLE - 1, far, labels);
        targets(mv, targets, far);
    }

    /** Five instructions; the key is {@code factor} times the argument. */
    private static void key(MethodVisitor mv, Label far, int factor) {
        mv.visitVarInsn(ILOAD, 1);
        mv.visitJumpInsn(IFLE, far);
        mv.visitVarInsn(ILOAD, 1);
        mv.visitIntInsn(SIPUSH, factor);
        mv.visitInsn(IMUL);
    }

    private static void lookup(MethodVisitor mv) {
        Label[] targets = {new Label(), new Label(), new Label()};
        Label far = new Label();
        key(mv, far, 1_400);
        int[] keys = new int[LOOKUP];
        Arrays.setAll(keys, i -> i * SPREAD);
        Label[] labels = new Label[LOOKUP];
        Arrays.setAll(labels, i -> targets[i % targets.length]);
        mv.visitLookupSwitchInsn(far, keys, labels);
        targets(mv, targets, far);
    }

    /** Two instructions each; a target answers its number. */
    private static void targets(MethodVisitor mv, Label[] targets, Label far) {
        for (int i = 0; i < targets.length; i++) {
            mv.visitLabel(targets[i]);
            mv.visitInsn(ICONST_0 + i);
            mv.visitInsn(IRETURN);
        }
        mv.visitLabel(far);
        mv.visitInsn(ICONST_M1);
        mv.visitInsn(IRETURN);
    }
}
