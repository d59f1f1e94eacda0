package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** The instructions of one method that are passed on, and the code that adds them up in a local variable. */
final class InstructionCount {
    private final MethodVisitor mv;
    private final MethodPlan plan;
    private int pending;
    private int total;
    private int flushed;

    InstructionCount(MethodVisitor mv, MethodPlan plan) {
        this.mv = mv;
        this.plan = plan;
    }

    /** Counts instructions that are about to be passed on; no code yet. */
    void add(int instructions) {
        if (plan.objectsOnly()) {
            return;
        }
        pending += instructions;
        total += instructions;
    }

    /** Brings the local variable up to date, or the thread's counters where there is none. */
    void settle() {
        if (plan.direct() && pending > 0) {
            Boot.add(mv, plan.pageLocal(), plan.slot(), pending);
        } else if (plan.local()) {
            for (; pending > 0; pending -= Math.min(pending, Short.MAX_VALUE)) {
                mv.visitIincInsn(plan.countLocal(), Math.min(pending, Short.MAX_VALUE));
            }
        }
        pending = 0;
    }

    /** Begins again from zero. */
    void zero() {
        mv.visitInsn(Opcodes.ICONST_0);
        mv.visitVarInsn(Opcodes.ISTORE, plan.countLocal());
    }

    /** Adds the local variable to the thread's counters. */
    void flush() {
        Boot.add(mv, plan.pageLocal(), plan.slot(), plan.countLocal(), plan.mayRunOver());
    }

    /** Adds to the thread's counters what was executed before the call that initialises {@code this}. */
    void flushBeforeInitialising() {
        flush();
        flushed = total;
        zero();
    }

    /** Adds to the thread's counters what a return leaves; a method with one path through it knows it beforehand. */
    void flushAtReturn() {
        if (plan.direct() || plan.objectsOnly()) {
            settle();
        } else if (plan.facts().singlePath()) {
            pending = 0;
            Boot.add(mv, plan.pageLocal(), plan.slot(), total - flushed);
        } else {
            settle();
            flush();
        }
    }

    /** Where a loop begins: its counts so far become visible to marks, or are watched for overflow. */
    void loopHead(int offset, FrameShift frames) {
        if (plan.direct() || plan.objectsOnly()) {
            return;
        }
        if (plan.facts().callingLoops.contains(offset)) {
            flush();
            zero();
        } else if (plan.facts().plainLoops.contains(offset)) {
            Label small = new Label();
            mv.visitVarInsn(Opcodes.ILOAD, plan.countLocal());
            mv.visitJumpInsn(Opcodes.IFGE, small);
            flush();
            zero();
            mv.visitLabel(small);
            if (plan.framed()) {
                frames.emit(mv);
            }
        }
    }
}
