package dev.postage.agent.weave;

import java.util.HashMap;
import java.util.Map;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.TypePath;

/**
 * The second pass over a method: passes every instruction on and adds the counting.
 *
 * <p>Instructions are counted in a new local variable, one {@code iinc} before each instruction that can throw and
 * before each place where paths part or meet. The variable reaches the thread's counters when the method returns, when
 * it is left by an exception (a handler of everything, last in the table, that throws on) and at the head of each loop
 * that calls something, so that a mark taken inside a long-running loop finds it counted. A loop that calls nothing only
 * watches for overflow.
 */
final class CountingMethod extends MethodVisitor implements FrameShift.Creations {
    private final MethodPlan plan;
    private final FrameShift frames;
    private final SuperCall superCall;
    private Map<Integer, Label> creations = Map.of();
    private final InstructionCount count;
    private final WayOut wayOut;
    private int place = -1;
    private boolean afterThis;

    CountingMethod(MethodVisitor next, MethodPlan plan) {
        super(Opcodes.ASM9, next);
        this.plan = plan;
        this.frames = new FrameShift(plan);
        this.superCall = plan.superCall();
        this.count = new InstructionCount(next, plan);
        this.wayOut = new WayOut(next, plan, frames, count);
    }

    @Override
    public void visitCode() {
        mv.visitCode();
        plan.prologue(mv);
        Boot.openPage(mv, plan.pageLocal(), frames);
        if (plan.local()) {
            count.zero();
        }
        if (plan.delivery()) {
            Boot.deliveryBegins(mv);
        }
        wayOut.begin();
    }

    // ---- counting

    private void count(int instructions) {
        count.add(instructions);
        afterThis = false;
        place = -1;
    }

    private void countAndSettle(int instructions) {
        count(instructions);
        count.settle();
        wayOut.mayThrow();
    }

    private void leave() {
        count.flushAtReturn();
        plan.epilogue(mv);
        if (plan.delivery()) {
            Boot.deliveryEnds(mv);
        }
    }

    // ---- places

    @Override
    public void visitLabel(Label label) {
        int offset = OffsetReader.offsetOf(label);
        if (plan.facts().targets.contains(offset)) {
            count.settle();
        }
        mv.visitLabel(label);
        place = offset;
        afterThis = false;
        if (!plan.framed()) {
            count.loopHead(offset, frames);
        }
    }

    @Override
    public void visitFrame(int type, int numLocal, Object[] local, int numStack, Object[] stack) {
        if (!plan.framed()) {
            return;
        }
        frames.shift(numLocal, local, numStack, stack, this);
        frames.emit(mv);
        if (place >= 0) {
            count.loopHead(place, frames);
        }
    }

    /** The label right before the {@code new} that stood at the offset; frames name uninitialised values by it. */
    private Label creation(int offset) {
        Label label = creations.get(offset);
        if (label == null) {
            label = new Label();
            creations = creations.isEmpty() ? new HashMap<>() : creations;
            creations.put(offset, label);
        }
        return label;
    }

    @Override
    public Label exchange(Label original) {
        return creation(OffsetReader.offsetOf(original));
    }

    // ---- instructions

    @Override
    public void visitInsn(int opcode) {
        if (opcode >= Opcodes.IRETURN && opcode <= Opcodes.RETURN) {
            count(1);
            leave();
        } else if (Throwing.plain(opcode)) {
            countAndSettle(1);
        } else {
            count(1);
        }
        mv.visitInsn(opcode);
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        if (opcode == Opcodes.NEWARRAY) {
            countAndSettle(1);
            mv.visitIntInsn(opcode, operand);
            if (!plan.objectsOnly()) {
                Boot.array(mv, plan.pageLocal(), plan.sites().measured(ArrayTypes.name(operand)), operand);
            }
        } else {
            count(1);
            mv.visitIntInsn(opcode, operand);
        }
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        count(1);
        if (opcode == Opcodes.RET) {
            count.settle();
        }
        mv.visitVarInsn(opcode, plan.shifted(variable));
        afterThis = opcode == Opcodes.ALOAD && plan.isThis(variable);
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        count(1);
        mv.visitIincInsn(plan.shifted(variable), increment);
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        int offset = place;
        countAndSettle(1);
        if (opcode == Opcodes.NEW) {
            superCall.created();
            mv.visitLabel(offset < 0 ? new Label() : creation(offset));
        }
        mv.visitTypeInsn(opcode, type);
        if (opcode == Opcodes.NEW) {
            int slot = plan.sites().fixed(type.replace('/', '.'));
            Boot.add(mv, plan.pageLocal(), slot, 1);
        } else if (opcode == Opcodes.ANEWARRAY && !plan.objectsOnly()) {
            Boot.array(mv, plan.pageLocal(), plan.sites().measured(ArrayTypes.of(type)), ArrayTypes.REFERENCE);
        }
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        countAndSettle(1);
        mv.visitMultiANewArrayInsn(descriptor, dimensions);
        Boot.made(mv, "arrays", plan.sites().measured(ArrayTypes.readable(descriptor)));
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        if (opcode == Opcodes.GETFIELD && afterThis) {
            count(1);
        } else {
            countAndSettle(1);
        }
        mv.visitFieldInsn(opcode, owner, name, descriptor);
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        boolean objectInit =
                opcode == Opcodes.INVOKESPECIAL && owner.equals("java/lang/Object") && name.equals("<init>");
        boolean initialises = superCall.initialised(opcode, owner, name);
        count(1 + ChargedCall.instructions(opcode, owner, name, descriptor));
        count.settle();
        if (!initialises) {
            wayOut.mayThrow();
        }
        if (ChargedCall.mayLinkObjectInit(opcode, owner, name, descriptor)) {
            Boot.linking(mv, plan.pageLocal(), plan.slot());
        }
        NativeAllocation allocation = NativeAllocation.at(opcode, owner, name, descriptor);
        allocation.before(mv, plan, opcode, owner);
        if (plan.outsideIntrinsics()) {
            IntrinsicCall.before(mv, opcode, owner, name);
        }
        if (initialises && plan.guarded()) {
            wayOut.beforeInitialising(objectInit);
        }
        mv.visitMethodInsn(opcode, owner, name, descriptor, isInterface);
        if (initialises && plan.guarded()) {
            wayOut.afterInitialising();
        }
        allocation.after(mv, plan, owner);
        if (plan.outsideIntrinsics()) {
            IntrinsicCall.after(mv, plan, opcode, owner, name, descriptor);
        }
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        countAndSettle(1);
        mv.visitInvokeDynamicInsn(name, descriptor, bootstrap, arguments);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        countAndSettle(1);
        mv.visitJumpInsn(opcode, label);
    }

    @Override
    public void visitLdcInsn(Object value) {
        if (Throwing.constant(value)) {
            countAndSettle(1);
        } else {
            count(1);
        }
        mv.visitLdcInsn(value);
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label dflt, Label... labels) {
        countAndSettle(1);
        mv.visitTableSwitchInsn(min, max, dflt, labels);
    }

    @Override
    public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] labels) {
        countAndSettle(1);
        mv.visitLookupSwitchInsn(dflt, keys, labels);
    }

    // ---- the way out

    @Override
    public void visitLocalVariable(String name, String type, String signature, Label from, Label to, int index) {
        wayOut.end();
        mv.visitLocalVariable(name, type, signature, from, to, plan.shifted(index));
    }

    @Override
    public AnnotationVisitor visitLocalVariableAnnotation(
            int typeRef, TypePath typePath, Label[] from, Label[] to, int[] index, String descriptor, boolean visible) {
        wayOut.end();
        int[] shifted = index.clone();
        for (int i = 0; i < shifted.length; i++) {
            shifted[i] = plan.shifted(shifted[i]);
        }
        return mv.visitLocalVariableAnnotation(typeRef, typePath, from, to, shifted, descriptor, visible);
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        wayOut.end();
        mv.visitMaxs(maxStack + Boot.STACK, Math.max(maxLocals, plan.insertAt()) + plan.inserted());
    }
}
