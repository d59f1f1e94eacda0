package dev.postage.agent.weave;

import java.util.HashMap;
import java.util.Map;
import net.bytebuddy.jar.asm.AnnotationVisitor;
import net.bytebuddy.jar.asm.Handle;
import net.bytebuddy.jar.asm.Label;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** The first pass over a method: finds jump targets, loops and what can throw. */
final class MethodScan extends MethodVisitor {
    private final MethodFacts facts;
    private final boolean isStatic;
    private final int parameterSlots;
    private final SuperCall superCall;
    private final Map<Integer, Integer> callsBefore = new HashMap<>();
    private int calls;
    private boolean afterThis;

    MethodScan(MethodFacts facts, boolean isStatic, int parameterSlots, SuperCall superCall) {
        super(Opcodes.ASM9);
        this.facts = facts;
        this.isStatic = isStatic;
        this.parameterSlots = parameterSlots;
        this.superCall = superCall;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        facts.annotations.add(descriptor);
        return null;
    }

    @Override
    public void visitLabel(Label label) {
        callsBefore.put(OffsetReader.offsetOf(label), calls);
        afterThis = false;
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        int place = OffsetReader.offsetOf(handler);
        facts.targets.add(place);
        if (place < OffsetReader.offsetOf(end)) {
            facts.callingLoops.add(place);
        }
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        jump(label);
        if (opcode == Opcodes.JSR) {
            facts.throwing = true;
        }
    }

    @Override
    public void visitTableSwitchInsn(int min, int max, Label dflt, Label... labels) {
        jump(dflt);
        for (Label label : labels) {
            jump(label);
        }
    }

    @Override
    public void visitLookupSwitchInsn(Label dflt, int[] keys, Label[] labels) {
        jump(dflt);
        for (Label label : labels) {
            jump(label);
        }
    }

    private void jump(Label label) {
        int place = OffsetReader.offsetOf(label);
        facts.targets.add(place);
        Integer before = callsBefore.get(place);
        if (before != null) {
            if (before == calls) {
                facts.plainLoops.add(place);
            } else {
                facts.callingLoops.add(place);
            }
        }
        afterThis = false;
    }

    @Override
    public void visitInsn(int opcode) {
        facts.throwing |= Throwing.plain(opcode);
        afterThis = false;
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        facts.throwing |= opcode == Opcodes.NEWARRAY;
        afterThis = false;
    }

    @Override
    public void visitVarInsn(int opcode, int variable) {
        boolean store = opcode >= Opcodes.ISTORE && opcode <= Opcodes.ASTORE;
        boolean wide = opcode == Opcodes.LSTORE || opcode == Opcodes.DSTORE;
        facts.thisOverwritten |= store && variable == 0;
        facts.parametersStraddled |= wide && variable == parameterSlots - 1;
        afterThis = opcode == Opcodes.ALOAD && variable == 0 && !isStatic;
    }

    @Override
    public void visitIincInsn(int variable, int increment) {
        afterThis = false;
    }

    @Override
    public void visitTypeInsn(int opcode, String type) {
        if (opcode == Opcodes.NEW) {
            superCall.created();
        }
        facts.throwing = true;
        afterThis = false;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        boolean ofThis = opcode == Opcodes.GETFIELD && afterThis && !facts.thisOverwritten;
        facts.throwing |= !ofThis;
        afterThis = false;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (superCall.initialised(opcode, owner, name)) {
            facts.superCalls++;
        }
        called();
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        called();
    }

    private void called() {
        facts.throwing = true;
        calls++;
        afterThis = false;
    }

    @Override
    public void visitLdcInsn(Object value) {
        facts.throwing |= Throwing.constant(value);
        afterThis = false;
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        facts.throwing = true;
        afterThis = false;
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        facts.maxLocals = maxLocals;
    }

    @Override
    public void visitEnd() {
        facts.throwing |= facts.thisOverwritten;
    }
}
