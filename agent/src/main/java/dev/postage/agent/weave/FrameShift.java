package dev.postage.agent.weave;

import java.util.Arrays;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Stack map frames with the added locals in them. */
final class FrameShift implements Boot.BeginFrames {
    private static final Object[] NONE = {};
    private static final Object[] THROWABLE = {"java/lang/Throwable"};

    /** Knows where the creations of uninitialised values have moved to. */
    interface Creations {
        /** The label that now stands where the given one stood. */
        Label exchange(Label original);
    }

    private final MethodPlan plan;
    private Object[] locals = NONE;
    private Object[] stack = NONE;

    FrameShift(MethodPlan plan) {
        this.plan = plan;
    }

    /** Takes the frame of the original method; labels of uninitialised values are exchanged by {@code creation}. */
    void shift(int numLocal, Object[] local, int numStack, Object[] onStack, Creations creation) {
        int before = before(numLocal, local);
        int padding = Math.max(0, plan.insertAt() - slots(numLocal, local));
        locals = new Object[numLocal + padding + plan.inserted()];
        for (int i = 0; i < before; i++) {
            locals[i] = exchanged(local[i], creation);
        }
        int added = before + padding;
        Arrays.fill(locals, before, added, Opcodes.TOP);
        insert(locals, added);
        for (int i = before; i < numLocal; i++) {
            locals[i + plan.inserted()] = exchanged(local[i], creation);
        }
        stack = numStack == 0 ? NONE : new Object[numStack];
        for (int i = 0; i < numStack; i++) {
            stack[i] = exchanged(onStack[i], creation);
        }
    }

    /** How many of the locals lie before the added ones. */
    private int before(int numLocal, Object[] local) {
        int slot = 0;
        int before = 0;
        while (before < numLocal && slot < plan.insertAt()) {
            slot += size(local[before++]);
        }
        return before;
    }

    private static int slots(int numLocal, Object[] local) {
        int slots = 0;
        for (int i = 0; i < numLocal; i++) {
            slots += size(local[i]);
        }
        return slots;
    }

    private void insert(Object[] into, int at) {
        into[at] = "[J";
        if (plan.local()) {
            into[at + 1] = Opcodes.INTEGER;
        }
    }

    private static Object exchanged(Object type, Creations creation) {
        return type instanceof Label label ? creation.exchange(label) : type;
    }

    private static int size(Object type) {
        return Opcodes.LONG.equals(type) || Opcodes.DOUBLE.equals(type) ? 2 : 1;
    }

    /** Writes the frame last taken. */
    void emit(MethodVisitor mv) {
        mv.visitFrame(Opcodes.F_NEW, locals.length, locals, stack.length, stack);
    }

    /** Writes the frame that the method begins with, before there are added locals. */
    @Override
    public void emit(MethodVisitor mv, String onStack) {
        if (!plan.framed()) {
            return;
        }
        Object[] parameters = plan.parameters();
        mv.visitFrame(Opcodes.F_NEW, parameters.length, parameters, 1, new Object[] {onStack});
    }

    /** Writes the frame of a handler that knows the added locals and nothing else. */
    void emitHandler(MethodVisitor mv, boolean thisUninitialised) {
        Object[] known = new Object[plan.insertAt() + plan.inserted()];
        Arrays.fill(known, 0, plan.insertAt(), Opcodes.TOP);
        if (thisUninitialised) {
            known[0] = Opcodes.UNINITIALIZED_THIS;
        }
        insert(known, plan.insertAt());
        mv.visitFrame(Opcodes.F_NEW, known.length, known, 1, THROWABLE);
    }
}
