package dev.postage.agent.weave;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
    private final Optional<ConstructorScan> constructor;
    private final PlaceNumbers callsBefore = new PlaceNumbers();
    private final PlaceNumbers throwingBefore = new PlaceNumbers();
    private Map<Integer, Set<Integer>> selfCovering = Map.of();
    private int calls;
    private int throwing;
    private boolean afterThis;

    MethodScan(MethodFacts facts, boolean isStatic, int parameterSlots, Optional<ConstructorScan> constructor) {
        super(Opcodes.ASM9);
        this.facts = facts;
        this.isStatic = isStatic;
        this.parameterSlots = parameterSlots;
        this.constructor = constructor;
    }

    @Override
    public AnnotationVisitor visitAnnotation(String descriptor, boolean visible) {
        facts.annotated(descriptor);
        return null;
    }

    @Override
    public void visitFrame(int type, int numLocal, Object[] local, int numStack, Object[] stack) {
        facts.framed = true;
    }

    @Override
    public void visitLabel(Label label) {
        int place = OffsetReader.offsetOf(label);
        callsBefore.put(place, calls);
        throwingBefore.put(place, throwing);
        if (!selfCovering.isEmpty()) {
            selfCovered(place);
        }
        if (constructor.isPresent()) {
            constructor.get().label(place);
        }
        afterThis = false;
    }

    private void selfCovered(int end) {
        for (int handler : selfCovering.getOrDefault(end, Set.of())) {
            if (throwingBefore.get(handler) < throwing) {
                backTo(handler);
            }
        }
    }

    @Override
    public void visitTryCatchBlock(Label start, Label end, Label handler, String type) {
        int place = OffsetReader.offsetOf(handler);
        facts.targets.add(place);
        facts.handlers++;
        if (constructor.isPresent()) {
            constructor.get().handler(OffsetReader.offsetOf(start), OffsetReader.offsetOf(end), place);
        }
        if (place < OffsetReader.offsetOf(start)) {
            facts.callingLoops.add(place);
        } else if (place < OffsetReader.offsetOf(end)) {
            cover(place, OffsetReader.offsetOf(end));
        }
    }

    /**
     * A handler that covers itself is a loop when it can throw there. Compilers let each handler of {@code synchronized}
     * and {@code finally} cover its begin, which cannot; added code that can, such as that of a loop, would keep HotSpot's
     * first compiler from compiling the method.
     */
    private void cover(int handler, int end) {
        if (selfCovering.isEmpty()) {
            selfCovering = new HashMap<>();
        }
        if (!selfCovering.containsKey(end)) {
            selfCovering.put(end, new HashSet<>());
        }
        selfCovering.get(end).add(handler);
    }

    @Override
    public void visitJumpInsn(int opcode, Label label) {
        jump(label);
        if (opcode == Opcodes.JSR) {
            mayThrow(true);
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
        if (constructor.isPresent()) {
            constructor.get().jump(place);
        }
        if (callsBefore.has(place)) {
            backTo(place);
        }
        afterThis = false;
    }

    private void backTo(int place) {
        if (callsBefore.get(place) == calls) {
            facts.plainLoops.add(place);
        } else {
            facts.callingLoops.add(place);
        }
    }

    private void mayThrow(boolean throwsSomething) {
        if (throwsSomething) {
            facts.throwing = true;
            throwing++;
        }
    }

    @Override
    public void visitInsn(int opcode) {
        mayThrow(Throwing.plain(opcode));
        afterThis = false;
    }

    @Override
    public void visitIntInsn(int opcode, int operand) {
        mayThrow(opcode == Opcodes.NEWARRAY);
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
        facts.creating |= opcode == Opcodes.NEW;
        if (opcode == Opcodes.NEW && constructor.isPresent()) {
            constructor.get().created();
        }
        mayThrow(true);
        afterThis = false;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        boolean ofThis = opcode == Opcodes.GETFIELD && afterThis && !facts.thisOverwritten;
        mayThrow(!ofThis);
        afterThis = false;
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean isInterface) {
        if (constructor.isPresent() && opcode == Opcodes.INVOKESPECIAL && name.equals("<init>")) {
            constructor.get().called(owner);
        }
        called();
    }

    @Override
    public void visitInvokeDynamicInsn(String name, String descriptor, Handle bootstrap, Object... arguments) {
        called();
    }

    private void called() {
        mayThrow(true);
        calls++;
        facts.calling = true;
        afterThis = false;
    }

    @Override
    public void visitLdcInsn(Object value) {
        mayThrow(Throwing.constant(value));
        afterThis = false;
    }

    @Override
    public void visitMultiANewArrayInsn(String descriptor, int dimensions) {
        mayThrow(true);
        afterThis = false;
    }

    @Override
    public void visitMaxs(int maxStack, int maxLocals) {
        facts.maxStack = maxStack;
        facts.maxLocals = maxLocals;
    }

    @Override
    public void visitEnd() {
        facts.throwing |= facts.thisOverwritten;
        facts.thisUnclear = constructor.isPresent() && !constructor.get().clear(facts.thisOverwritten);
    }
}
