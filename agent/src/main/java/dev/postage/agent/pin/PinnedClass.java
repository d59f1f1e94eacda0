package dev.postage.agent.pin;

import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Puts the constants into the methods of one class. */
final class PinnedClass extends ClassVisitor {
    private final List<Pin> pins;
    private int replacements;

    PinnedClass(ClassVisitor next, List<Pin> pins) {
        super(Opcodes.ASM9, next);
        this.pins = List.copyOf(pins);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        MethodVisitor next = cv.visitMethod(access, name, descriptor, signature, exceptions);
        List<Pin.Source> sources = new ArrayList<>();
        for (Pin pin : pins) {
            if (pin.concernsMethod(name)) {
                sources.addAll(pin.sources());
            }
        }
        return sources.isEmpty() ? next : new PinnedMethod(next, sources, this);
    }

    /** One instruction has become a constant. */
    void replaced() {
        replacements++;
    }

    /** Instructions that have become constants. */
    int replacements() {
        return replacements;
    }
}
