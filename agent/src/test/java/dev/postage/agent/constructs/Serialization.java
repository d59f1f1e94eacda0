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
    private static byte[] written = write(new Plain());

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

    static void writesAnObject() { // instructions(0) blocks(0) bytes(0)
        byte[] octets = write(new Plain());
    }

    static void readsAnObject() { // instructions(0) blocks(0) bytes(0)
        Object read = read(written);
    }

    static void roundTripOfRecord() { // instructions(0) blocks(0) bytes(0)
        Object copy = read(write(new Point(1, 2)));
    }

    static void roundTripOfEnum() { // instructions(0) blocks(0) bytes(0)
        Object same = read(write(Side.LEFT));
    }

    static void roundTripOfArray() { // instructions(0) blocks(0) bytes(0)
        Object copy = read(write(new int[] {1, 2, 3}));
    }

    static void roundTripOfList() { // instructions(0) blocks(0) bytes(0)
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
