package dev.postage.agent.weave;

import java.util.ArrayList;
import java.util.List;
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
        List<Object> shifted = new ArrayList<>();
        int slot = 0;
        boolean inserted = false;
        for (int i = 0; i < numLocal; i++) {
            if (slot >= plan.insertAt() && !inserted) {
                insert(shifted);
                inserted = true;
            }
            shifted.add(exchanged(local[i], creation));
            slot += size(local[i]);
        }
        if (!inserted) {
            for (; slot < plan.insertAt(); slot++) {
                shifted.add(Opcodes.TOP);
            }
            insert(shifted);
        }
        locals = shifted.toArray();
        stack = new Object[numStack];
        for (int i = 0; i < numStack; i++) {
            stack[i] = exchanged(onStack[i], creation);
        }
    }

    private void insert(List<Object> into) {
        into.add("[J");
        if (plan.local()) {
            into.add(Opcodes.INTEGER);
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
        List<Object> known = new ArrayList<>();
        if (thisUninitialised) {
            known.add(Opcodes.UNINITIALIZED_THIS);
        }
        while (known.size() < plan.insertAt()) {
            known.add(Opcodes.TOP);
        }
        insert(known);
        mv.visitFrame(Opcodes.F_NEW, known.size(), known.toArray(), 1, THROWABLE);
    }
}
