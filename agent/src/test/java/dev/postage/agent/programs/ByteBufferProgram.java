package dev.postage.agent.programs;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.LongBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32;

/** Buffers on the heap and outside it, in both byte orders, their views, copies, character sets and a checksum. */
final class ByteBufferProgram extends Program {
    private final ByteBuffer outside = ByteBuffer.allocateDirect(512);

    public static void main(String[] arguments) throws Exception {
        new ByteBufferProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        byte[] octets = new byte[256];
        ByteBuffer heap = ByteBuffer.wrap(octets).order(ByteOrder.LITTLE_ENDIAN);
        return fill(heap)
                + fill(outside.clear())
                + text(heap)
                + checksum(heap, octets)
                + ByteBuffer.allocate(16).limit();
    }

    private static long fill(ByteBuffer buffer) {
        for (int i = 0; i < 8; i++) {
            buffer.putInt(i).putLong(i * 1_000_003L).put((byte) i).putDouble(i / 3.0);
        }
        buffer.flip();
        long sum = 0;
        while (buffer.remaining() >= 21) {
            sum += buffer.getInt() + buffer.getLong() + buffer.get() + (long) buffer.getDouble();
        }
        LongBuffer view = buffer.rewind().slice(8, 32).asLongBuffer();
        return sum + view.get(1) + buffer.duplicate().remaining();
    }

    private static long text(ByteBuffer buffer) {
        buffer.clear().put(StandardCharsets.UTF_8.encode("zwölf Boxkämpfer"));
        CharBuffer back = StandardCharsets.UTF_8.decode(buffer.flip());
        return (long) back.toString().hashCode() + buffer.rewind().hashCode();
    }

    private static long checksum(ByteBuffer buffer, byte[] octets) {
        byte[] copy = Arrays.copyOf(octets, 64);
        CRC32 checksum = new CRC32();
        checksum.update(copy, 0, copy.length);
        checksum.update(buffer);
        return checksum.getValue() + Arrays.compare(copy, octets);
    }
}
