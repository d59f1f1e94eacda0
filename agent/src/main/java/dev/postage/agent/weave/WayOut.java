package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/**
 * The handler of everything by which an exception leaves a woven method counted.
 *
 * <p>No handler may cover the call that initialises {@code this} (HotSpot's verifier sees {@code this} initialised there
 * and its flag not), so a constructor has two stretches, before and after that call.
 */
final class WayOut {
    /** How many entries of the exception table are added at most. */
    static final int HANDLERS = 2;

    private final MethodVisitor mv;
    private final MethodPlan plan;
    private final FrameShift frames;
    private final InstructionCount count;
    private final Label start = new Label();
    private final Label initialisedStart = new Label();
    private Label uninitialisedEnd;
    private boolean uninitialisedThis;
    private boolean throwingBefore;
    private boolean done;

    WayOut(MethodVisitor mv, MethodPlan plan, FrameShift frames, InstructionCount count) {
        this.mv = mv;
        this.plan = plan;
        this.frames = frames;
        this.count = count;
        this.uninitialisedThis = plan.constructor();
    }

    /** The method's own code begins. */
    void begin() {
        mv.visitLabel(start);
    }

    /** Something that may throw follows. */
    void mayThrow() {
        throwingBefore |= uninitialisedThis;
    }

    /** The call that initialises {@code this} follows; what was executed before it is counted now, unless it cannot throw. */
    void beforeInitialising(boolean cannotThrow) {
        uninitialisedEnd = new Label();
        mv.visitLabel(uninitialisedEnd);
        if (!cannotThrow) {
            count.flushBeforeInitialising();
        }
    }

    /** The call that initialises {@code this} has gone by. */
    void afterInitialising() {
        uninitialisedThis = false;
        mv.visitLabel(initialisedStart);
    }

    /** The method's own code has ended; later calls do nothing. */
    void end() {
        if (done || !plan.guarded()) {
            return;
        }
        done = true;
        Label end = new Label();
        mv.visitLabel(end);
        if (uninitialisedEnd == null) {
            handler(start, end, uninitialisedThis);
            return;
        }
        if (throwingBefore) {
            handler(start, uninitialisedEnd, true);
        }
        handler(initialisedStart, end, false);
    }

    private void handler(Label from, Label to, boolean thisUninitialised) {
        Label handler = new Label();
        mv.visitTryCatchBlock(from, to, handler, null);
        mv.visitLabel(handler);
        if (plan.framed()) {
            frames.emitHandler(mv, thisUninitialised);
        }
        count.flush();
        if (plan.delivery()) {
            Boot.deliveryEnds(mv);
        }
        mv.visitInsn(Opcodes.ATHROW);
    }
}
