package dev.postage.agent.pin;

import java.util.List;
import java.util.Optional;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Writes a constant where one of the sources stood: one instruction for one. */
final class PinnedMethod extends MethodVisitor {
    private final List<Pin.Source> sources;
    private final PinnedClass pinned;

    PinnedMethod(MethodVisitor next, List<Pin.Source> sources, PinnedClass pinned) {
        super(Opcodes.ASM9, next);
        this.sources = sources;
        this.pinned = pinned;
    }

    @Override
    public void visitFieldInsn(int opcode, String owner, String name, String descriptor) {
        Optional<Object> constant = opcode == Opcodes.GETSTATIC ? constant(owner, name, descriptor) : Optional.empty();
        if (constant.isPresent()) {
            mv.visitLdcInsn(constant.get()); // constant
        } else {
            mv.visitFieldInsn(opcode, owner, name, descriptor);
        }
    }

    @Override
    public void visitMethodInsn(int opcode, String owner, String name, String descriptor, boolean ofInterface) {
        Optional<Object> constant =
                opcode == Opcodes.INVOKESTATIC ? constant(owner, name, descriptor) : Optional.empty();
        if (constant.isPresent()) {
            mv.visitLdcInsn(constant.get()); // constant
        } else {
            mv.visitMethodInsn(opcode, owner, name, descriptor, ofInterface);
        }
    }

    private Optional<Object> constant(String owner, String name, String descriptor) {
        for (Pin.Source source : sources) {
            if (source.is(owner, name, descriptor)) {
                pinned.replaced();
                return Optional.of(source.constant());
            }
        }
        return Optional.empty();
    }
}
