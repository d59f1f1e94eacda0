package dev.postage.codec.gmq.frame;

import java.io.ByteArrayOutputStream;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;

/**
 * A second composer, slow and written from the rules alone; it shares no code with the first. Can be told to do what is legal
 * but not canonical: to end frames early, to use longer headers than needed, field frames for small values, and empty frames.
 */
public final class NaiveComposer {
    private final boolean compact;
    private final BooleanSupplier whim;
    private final Random random;
    private final ByteArrayOutputStream message = new ByteArrayOutputStream();
    private ByteArrayOutputStream payload = new ByteArrayOutputStream();
    private boolean first;
    private boolean field;

    private NaiveComposer(FrameHeaderLayout layout, Random random, BooleanSupplier whim) {
        compact = layout == FrameHeaderLayout.COMPACT;
        this.random = random;
        this.whim = whim;
    }

    public static byte[] canonical(FrameHeaderLayout layout, List<Node> message) {
        return new NaiveComposer(layout, new Random(0), () -> false).compose(message);
    }

    /** Each liberty is taken once in so many times. */
    public static byte[] legal(FrameHeaderLayout layout, List<Node> message, long seed, int once) {
        Random random = new Random(seed);
        return new NaiveComposer(layout, random, () -> random.nextInt(once) == 0).compose(message);
    }

    private byte[] compose(List<Node> nodes) {
        nodes.forEach(this::node);
        boundary();
        return message.toByteArray();
    }

    private void node(Node node) {
        if (node instanceof Node.Struct struct) {
            struct(struct);
        } else {
            value(encoded(node));
        }
    }

    private void struct(Node.Struct struct) {
        if (!struct.extensible()) {
            struct.blocks().get(0).forEach(this::node);
            return;
        }
        boundary();
        first = true;
        struct.blocks().get(0).forEach(this::node);
        struct.blocks().stream().skip(1).forEach(block -> {
            boundary();
            block.forEach(this::node);
        });
        if (whim.getAsBoolean()) {
            boundary();
        }
        frame(true);
    }

    private void boundary() {
        if (payload.size() > 0 || first) {
            frame(false);
        }
    }

    private void value(byte[] value) {
        if (value.length == 0) {
            return;
        }
        boolean needsField = value.length > (compact ? 4095 : 8191);
        boolean asField = needsField || whim.getAsBoolean();
        boolean fits = !field && !asField && payload.size() + value.length <= (compact ? 4095 : 8191);
        if ((payload.size() > 0 && !fits) || whim.getAsBoolean()) {
            frame(false);
        }
        payload.writeBytes(value);
        field = asField;
    }

    private void frame(boolean last) {
        if (whim.getAsBoolean()) {
            message.writeBytes(emptyFrame());
        }
        int flags = (first ? 0x80 : 0) + (last ? 0x40 : 0);
        message.writeBytes(field ? fieldHeader(flags, payload.size()) : openHeader(flags, payload.size()));
        message.writeBytes(payload.toByteArray());
        payload = new ByteArrayOutputStream();
        first = false;
        field = false;
    }

    private byte[] emptyFrame() {
        return openHeader(0, 0);
    }

    private byte[] openHeader(int flags, int size) {
        if (compact && size < 32 && !whim.getAsBoolean()) {
            return new byte[] {(byte) (flags + 0x20 + size)};
        }
        return new byte[] {(byte) (flags + size / 256), (byte) (size % 256)};
    }

    private byte[] fieldHeader(int flags, int size) {
        int firstBits = compact ? 4 : 5;
        int length = 2;
        while (size >= 1L << (firstBits + 7 * (length - 1))) {
            length++;
        }
        if (whim.getAsBoolean()) {
            length += random.nextInt(6 - length);
        }
        byte[] header = new byte[length];
        long rest = size;
        for (int i = length - 1; i > 0; i--) {
            header[i] = (byte) (rest % 128 + (i == length - 1 ? 0 : 128));
            rest /= 128;
        }
        header[0] = (byte) (flags + (compact ? 0x10 : 0x20) + rest);
        return header;
    }

    private static byte[] encoded(Node node) {
        if (node instanceof Node.Unsigned v) {
            return vlq(new BigInteger(Long.toUnsignedString(v.value())));
        } else if (node instanceof Node.Signed v) {
            BigInteger twice = BigInteger.valueOf(v.value()).shiftLeft(1);
            return vlq(twice.signum() < 0 ? twice.negate().subtract(BigInteger.ONE) : twice);
        } else if (node instanceof Node.Real v) {
            return ByteBuffer.allocate(8)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putLong(v.bits())
                    .array();
        } else if (node instanceof Node.Text v) {
            return counted(v.value().getBytes(StandardCharsets.UTF_8));
        } else if (node instanceof Node.Blob v) {
            return counted(HexFormat.of().parseHex(v.hex()));
        }
        return HexFormat.of().parseHex(((Node.ByteArray) node).hex());
    }

    private static byte[] counted(byte[] content) {
        byte[] length = vlq(BigInteger.valueOf(content.length));
        return ByteBuffer.allocate(length.length + content.length)
                .put(length)
                .put(content)
                .array();
    }

    /** Base 128, most significant digit first, 128 added to all but the last. */
    private static byte[] vlq(BigInteger value) {
        String digits = "";
        BigInteger rest = value;
        int more = 0;
        do {
            BigInteger[] quotient = rest.divideAndRemainder(BigInteger.valueOf(128));
            digits = String.format("%02x", quotient[1].intValue() + more) + digits;
            rest = quotient[0];
            more = 128;
        } while (rest.signum() > 0);
        return HexFormat.of().parseHex(digits);
    }
}
