package dev.postage.agent.weave;

import dev.postage.agent.sites.ClassSites;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassTooLargeException;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;
import net.bytebuddy.jar.asm.MethodTooLargeException;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;

/** Weaves one class. Stateless but for its settings; safe for use by several threads. */
public final class ClassWeaver {
    private static final int CONSTANT_INTEGER = 3;
    private static final int VERSION = 6;

    private final DeliveryPoints deliveries;
    private final Unit unit;

    public ClassWeaver(DeliveryPoints deliveries, Unit unit) {
        this.deliveries = deliveries;
        this.unit = unit;
    }

    /**
     * Weaves the class.
     *
     * @throws UnweavableException when the class file cannot be read or the class has no room
     */
    public Woven weave(byte[] classFile) {
        ClassHead.require(classFile);
        try {
            return weave(new OffsetReader(classFile));
        } catch (ClassTooLargeException e) {
            throw new UnweavableException("woven it would exceed the 65535 constants a class may have", e);
        } catch (UnweavableException e) {
            throw e;
        } catch (RuntimeException e) {
            throw ClassHead.unreadable(e);
        }
    }

    private Woven weave(OffsetReader reader) {
        if (numberOffset(reader) >= 0) {
            throw new UnweavableException("the constant " + Boot.CLASS_NUMBER
                    + " found in it, which stands for the numbers of classes in woven code");
        }
        Set<String> left = new HashSet<>();
        List<String> tooLarge = new ArrayList<>();
        while (true) {
            try {
                return weave(reader, left, tooLarge);
            } catch (MethodTooLargeException e) {
                if (!left.add(e.getMethodName() + e.getDescriptor())) {
                    throw e;
                }
                tooLarge.add(e.getMethodName() + e.getDescriptor());
            }
        }
    }

    private Woven weave(OffsetReader reader, Set<String> left, List<String> tooLarge) {
        ClassScan scan = new ClassScan(deliveries, unit);
        // frames cost time, and whether there are any is known but for one version
        boolean look = reader.readUnsignedShort(VERSION) == Opcodes.V1_6;
        reader.accept(scan, ClassReader.SKIP_DEBUG | (look ? 0 : ClassReader.SKIP_FRAMES));
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(new Rewriting(writer, scan, left, tooLarge), ClassReader.EXPAND_FRAMES);
        byte[] woven = writer.toByteArray();
        String name = scan.context().className().replace('/', '.');
        ClassSites sites = scan.context().sites().build(name);
        return new Woven(
                woven,
                numberOffset(new ClassReader(woven)),
                new Woven.Extent(sites.slots(), sites.methods().size()),
                sites,
                tooLarge);
    }

    private static int numberOffset(ClassReader reader) {
        for (int i = 1; i < reader.getItemCount(); i++) {
            int offset = reader.getItem(i);
            if (offset > 0
                    && reader.readByte(offset - 1) == CONSTANT_INTEGER
                    && reader.readInt(offset) == Boot.CLASS_NUMBER) {
                return offset;
            }
        }
        return -1;
    }

    /** The second pass. */
    private static final class Rewriting extends ClassVisitor {
        private final ClassScan scan;
        private final Set<String> left;
        private final List<String> tooLarge;

        private Rewriting(ClassVisitor next, ClassScan scan, Set<String> left, List<String> tooLarge) {
            super(Opcodes.ASM9, next);
            this.scan = scan;
            this.left = left;
            this.tooLarge = tooLarge;
        }

        @Override
        public MethodVisitor visitMethod(
                int access, String name, String descriptor, String signature, String[] exceptions) {
            MethodVisitor next = cv.visitMethod(access, name, descriptor, signature, exceptions);
            MethodFacts facts = scan.facts(name, descriptor);
            if (facts == null
                    || left.contains(name + descriptor)
                    || ClassFilter.leavesBody(scan.context().className(), name, descriptor)) {
                return next;
            }
            if (facts.full()) {
                left.add(name + descriptor);
                tooLarge.add(name + descriptor);
                return next;
            }
            Intrinsics.Body body = scan.context().body(name, facts);
            if (body == Intrinsics.Body.COUNTED) {
                return new CountingMethod(next, new MethodPlan(scan.context(), facts, access, name, descriptor, false));
            }
            if (body == Intrinsics.Body.MUTED) {
                return new MutedMethod(next);
            }
            return facts.creating
                    ? new CountingMethod(next, new MethodPlan(scan.context(), facts, access, name, descriptor, true))
                    : next;
        }
    }
}
