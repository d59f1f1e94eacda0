package dev.postage.agent.weave;

import java.util.HashMap;
import java.util.Map;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** The first pass over a class. */
final class ClassScan extends ClassVisitor {
    private final Map<String, MethodFacts> facts = new HashMap<>();
    private final DeliveryPoints deliveries;
    private final Unit unit;
    private ClassContext context;

    ClassScan(DeliveryPoints deliveries, Unit unit) {
        super(Opcodes.ASM9);
        this.deliveries = deliveries;
        this.unit = unit;
    }

    ClassContext context() {
        return context;
    }

    MethodFacts facts(String name, String descriptor) {
        return facts.get(name + descriptor);
    }

    @Override
    public void visit(int version, int access, String name, String signature, String superName, String[] interfaces) {
        context = new ClassContext(name, superName, interfaces, version & 0xFFFF, deliveries, unit);
    }

    @Override
    public MethodVisitor visitMethod(
            int access, String name, String descriptor, String signature, String[] exceptions) {
        if ((access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) != 0) {
            return null;
        }
        MethodFacts found = new MethodFacts();
        facts.put(name + descriptor, found);
        boolean isStatic = (access & Opcodes.ACC_STATIC) != 0;
        return new MethodScan(
                found, isStatic, MethodPlan.parameterSlots(access, descriptor), context.constructorScan(name));
    }

    @Override
    public void visitEnd() {
        for (MethodFacts found : facts.values()) {
            if (!found.framed && !found.singlePath()) {
                context.framesLacking();
            }
            if (Intrinsics.candidate(found)) {
                context.hasCandidates();
            }
        }
    }
}
