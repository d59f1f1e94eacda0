package dev.postage.agent.constructs;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectInputStream;
import java.io.ObjectOutput;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

/** Objects written to octets and read again. */
// what is odd here is what is measured
@SuppressWarnings({"all", "serial"})
final class Serialization {
    private record Point(int x, int y) implements Serializable {}

    private static class Plain implements Serializable {
        int number = 3;
        String text = "text";
    }

    private static final class Own extends Plain implements Externalizable {
        public Own() {}

        @Override
        public void writeExternal(ObjectOutput out) throws IOException {
            out.writeInt(number);
        }

        @Override
        public void readExternal(ObjectInput in) throws IOException {
            number = in.readInt();
        }
    }

    private enum Side {
        LEFT
    }

    static void writesAnObject() { // instructions(11416 | 6895) blocks(26) bytes(2888)
        byte[] octets = write(new Plain());
    }

    static void roundTripOfObject() { // instructions(26991 | 24161) blocks(90 | 88) bytes(6800 | 6512)
        Object copy = read(write(new Plain()));
    }

    static void roundTripOfRecord() { // instructions(19799 | 18678) blocks(78 | 76) bytes(6368 | 6080)
        Object copy = read(write(new Point(1, 2)));
    }

    static void roundTripOfEnum() { // instructions(21249 | 19055) blocks(62 | 60) bytes(6120 | 5816)
        Object same = read(write(Side.LEFT));
    }

    static void roundTripOfArray() { // instructions(7854 | 9519) blocks(53 | 51) bytes(5440 | 5152)
        Object copy = read(write(new int[] {1, 2, 3}));
    }

    static void roundTripOfList() { // instructions(19850 | 20578) blocks(91 | 89) bytes(6608 | 6320)
        Object copy = read(write(new ArrayList<>(List.of("one", "two"))));
    }

    private static byte[] write(Object object) {
        ByteArrayOutputStream octets = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(octets)) {
            out.writeObject(object);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        return octets.toByteArray();
    }

    private static Object read(byte[] octets) {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(octets))) {
            return in.readObject();
        } catch (IOException | ClassNotFoundException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private Serialization() {}
}
