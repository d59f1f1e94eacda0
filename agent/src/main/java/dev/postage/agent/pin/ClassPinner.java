package dev.postage.agent.pin;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassWriter;

/** Puts the constants into classes, before they are woven. Stateless; safe for use by several threads. */
public final class ClassPinner {
    private final List<Pin> pins;

    private ClassPinner(List<Pin> pins) {
        this.pins = List.copyOf(pins);
    }

    /** Fixes everything that is known. */
    public static ClassPinner on() {
        return new ClassPinner(Pins.ALL);
    }

    /** Fixes nothing. */
    public static ClassPinner off() {
        return new ClassPinner(List.of());
    }

    /** What is fixed, as words separated by commas; {@code nothing} when it is off. */
    public String names() {
        TreeSet<String> names = new TreeSet<>();
        if (!pins.isEmpty()) {
            names.add(MethodOrder.NAME_OF_PIN);
            if (ClassHash.present()) {
                names.add(ClassHash.NAME_OF_PIN);
                names.add(WaitingClasses.NAME_OF_PIN);
            }
        }
        for (Pin pin : pins) {
            names.add(pin.name());
        }
        return names.isEmpty() ? "nothing" : String.join(",", names);
    }

    /**
     * The class with its constants.
     *
     * @param className internal name
     * @return the same array when nothing in the class is to be fixed
     * @throws IllegalArgumentException when the class file cannot be read, such as a version newer than the reader knows
     */
    public byte[] pinned(String className, byte[] classFile) {
        List<Pin> concerning = new ArrayList<>();
        for (Pin pin : pins) {
            if (pin.concerns(className)) {
                concerning.add(pin);
            }
        }
        if (concerning.isEmpty()) {
            return classFile;
        }
        ClassReader reader = new ClassReader(classFile);
        ClassWriter writer = new ClassWriter(reader, 0);
        PinnedClass pinned = new PinnedClass(writer, concerning);
        reader.accept(pinned, 0);
        return pinned.replacements() == 0 ? classFile : writer.toByteArray();
    }
}
