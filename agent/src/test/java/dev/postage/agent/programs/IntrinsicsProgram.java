package dev.postage.agent.programs;

import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Base64;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import java.util.zip.CRC32C;

/** Calls of methods in whose place compilers put machine code, the same in each turn, on a thread of its own. */
final class IntrinsicsProgram {
    private static final String LATIN = "the quick brown fox jumps over the lazy dog";
    private static final String WIDE = "the quick brown fox \u2192 the lazy dog \u2192 over";
    private static final BigInteger LARGE = BigInteger.TWO.pow(1500).subtract(BigInteger.TEN);
    private static final BigInteger ODD = BigInteger.TWO.pow(521).subtract(BigInteger.ONE);
    private static final byte[] BYTES = LATIN.getBytes(StandardCharsets.ISO_8859_1);
    private static final String COPY = new String(BYTES, StandardCharsets.ISO_8859_1);

    private static final int[] NUMBERS =
            IntStream.range(0, 3_000).map(i -> i * 7_919 % 3_001).toArray();
    private static final byte[] ENCODED = (LATIN + WIDE).getBytes(StandardCharsets.UTF_8);

    private final AtomicLong shared = new AtomicLong();
    private final CRC32C checksum = new CRC32C();
    private final ByteBuffer buffer = ByteBuffer.allocate(64);
    private final ByteBuffer copied = ByteBuffer.wrap(new byte[64]);
    private final List<Object> boxes = new ArrayList<>();
    private final MessageDigest digest;
    private long sum;

    private IntrinsicsProgram() throws Exception {
        digest = MessageDigest.getInstance("SHA-256");
    }

    public static void main(String[] arguments) throws Exception {
        int turns = Integer.parseInt(arguments[0]);
        IntrinsicsProgram program = new IntrinsicsProgram();
        Thread counted = new Thread(() -> program.run(turns), "counted");
        counted.start();
        counted.join();
        System.out.println(program.sum);
    }

    private void run(int turns) {
        for (int i = 0; i < turns; i++) {
            unit(i);
        }
    }

    private void unit(int turn) {
        sum = 31 * sum + numbers() + boxed() + built() + texts() + arrays() + kept();
        if (turn % 200 == 0) {
            sum += large() + digested();
        }
    }

    private static long numbers() {
        long sum = Math.max(3, 4) + Math.abs(-7) + Math.round(Math.ceil(1.5) + Math.floor(2.5) + Math.rint(2.5));
        sum += Math.addExact(5, 6) + Math.multiplyExact(7L, 8L) + Math.multiplyHigh(1L << 62, 12L);
        sum += Integer.bitCount(0xFF0F) + Long.numberOfTrailingZeros(64) + Integer.reverseBytes(77);
        sum += Double.doubleToLongBits(Math.sqrt(2) + Math.sin(1) + Math.signum(-2.0)) >>> 50;
        sum += Integer.compareUnsigned(-1, 1) + Long.divideUnsigned(-1L, 3L) % 7;
        return sum + (Character.isLowerCase('q') ? 1 : 0) + (Character.isWhitespace(' ') ? 1 : 0) + overflow();
    }

    private static long overflow() {
        try {
            return Math.addExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException e) {
            return 13;
        }
    }

    private long boxed() {
        Integer far = 1_000;
        Integer near = 7;
        Long wide = 1L << 40;
        Double real = 1.5;
        Character letter = 'x';
        boxes.clear();
        boxes.add(far);
        boxes.add(real);
        return far + near + wide + real.intValue() + letter + boxes.hashCode();
    }

    @SuppressWarnings({"UnnecessaryStringBuilder", "JdkObsolete"}) // that is what compilers look for
    private static long built() {
        String made = new StringBuilder()
                .append("a ")
                .append(12_345)
                .append(' ')
                .append(LATIN)
                .toString();
        String wide = new StringBuilder(WIDE).append('!').toString();
        Point point = new Point(made.length(), wide.length());
        return (long) point.x()
                + point.y()
                + new StringBuffer(made).append(wide).toString().hashCode();
    }

    private static long texts() {
        long sum = (long) LATIN.indexOf("lazy")
                + WIDE.indexOf("lazy")
                + WIDE.indexOf('\u2192')
                + (LATIN.compareTo(WIDE) > 0 ? 2 : 1);
        sum += (WIDE.compareTo(WIDE.substring(1)) < 0 ? 3 : 4) + (LATIN.equals(COPY) ? 1 : 0);
        sum += (long) WIDE.toCharArray().length
                + new String(LATIN.toCharArray()).length()
                + WIDE.substring(3, 19).length();
        sum += (long) new String(WIDE.toCharArray()).hashCode()
                + LATIN.substring(1).hashCode();
        sum += new String(ENCODED, StandardCharsets.UTF_8).length();
        sum += LATIN.getBytes(StandardCharsets.ISO_8859_1).length;
        return sum + WIDE.getBytes(StandardCharsets.UTF_8).length;
    }

    private static long arrays() {
        Integer[] numbers = {3, 1, 2};
        Object[] copy = Arrays.copyOf(numbers, 5);
        Integer[] range = Arrays.copyOfRange(numbers, 1, 3);
        int[] clone = new int[] {5, 4, 3}.clone();
        Arrays.sort(clone);
        long sum = (long) copy.length + range.length + clone[0] + Arrays.hashCode(BYTES) + Arrays.hashCode(clone);
        sum += Arrays.equals(BYTES, BYTES.clone()) ? 1 : 0;
        return sum
                + Arrays.mismatch(clone, new int[] {3, 4, 6})
                + Objects.checkIndex(2, 3)
                + List.of(1, 2, 3).size();
    }

    private long kept() {
        checksum.reset();
        checksum.update(BYTES);
        buffer.clear();
        buffer.putLong(5, 77L).putInt(1, 9).putChar(20, 'c');
        int same = buffer.equals(copied) ? 1 : buffer.mismatch(copied);
        long sum = same + shared.incrementAndGet() - shared.getAndAdd(-1) + buffer.getLong(5) + buffer.getInt(1);
        return sum + Number.class.cast(Integer.valueOf(5_000)).intValue() + checksum.getValue() % 3;
    }

    private static long large() {
        return (long) LARGE.multiply(LARGE).bitLength()
                + LARGE.pow(2).bitLength()
                + ODD.modPow(ODD, ODD.add(BigInteger.TWO)).bitLength();
    }

    private long digested() {
        int[] sorted = NUMBERS.clone();
        Arrays.sort(sorted);
        byte[] decoded = Base64.getDecoder().decode(Base64.getEncoder().encode(signed()));
        return (long) digest.digest(BYTES)[3] + sorted[7] + decoded[5];
    }

    private static byte[] signed() {
        byte[] bytes = new byte[700];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (i * 31);
        }
        return bytes;
    }

    private record Point(int x, int y) {}
}
