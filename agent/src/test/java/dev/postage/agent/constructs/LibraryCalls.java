package dev.postage.agent.constructs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.ref.WeakReference;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.time.LocalDate;
import java.util.Base64;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;
import java.util.zip.CRC32;

/** Calls of the JDK that the VM knows itself, and of its values. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class LibraryCalls {
    private static int number = -5;
    private static double angle = 0.75;
    private static double large = 1e6;
    private static BigInteger big = new BigInteger("123456789012345678901234567890");
    private static BigDecimal price = new BigDecimal("12.50");
    private static Object object = new Object();
    private static byte[] octets = new byte[16];
    private static FileChannel channel = deletedFile();

    static void currentThread() { // instructions(2) blocks(0) bytes(0)
        Thread thread = Thread.currentThread();
    }

    static void nameOfTheThread() { // instructions(12 | 19) blocks(0) bytes(0)
        boolean interrupted = Thread.currentThread().isInterrupted();
        int priority = Thread.currentThread().getPriority();
    }

    static void clocks() { // instructions(4) blocks(0) bytes(0)
        long millis = System.currentTimeMillis();
        long nanos = System.nanoTime();
    }

    static void absAndMax() { // instructions(21) blocks(0) bytes(0)
        int absolute = Math.abs(number);
        int greater = Math.max(number, 3);
        double positive = Math.abs(angle);
    }

    static void squareRoot() { // instructions(3) blocks(0) bytes(0)
        double root = Math.sqrt(large);
    }

    static void sineAndCosine() { // instructions(9) blocks(0) bytes(0)
        double sine = Math.sin(angle);
        double cosine = Math.cos(angle);
        double tangent = Math.tan(angle);
    }

    static void powerAndLogarithm() { // instructions(13) blocks(0) bytes(0)
        double power = Math.pow(angle, 3.5);
        double logarithm = Math.log(large);
        double decimal = Math.log10(large);
        double exponential = Math.exp(angle);
    }

    static void arcTangent() { // instructions(179 | 398) blocks(0) bytes(0)
        double tangent = Math.atan2(angle, 1);
        double root = Math.hypot(angle, 1);
    }

    static void cubeRoot() { // instructions(172 | 3) blocks(0) bytes(0)
        double root = Math.cbrt(large);
    }

    static void hyperbolicFunctions() { // instructions(6 | 3) blocks(0) bytes(0)
        double tangent = Math.tanh(angle);
    }

    static void hyperbolicSine() { // instructions(12 | 376) blocks(0) bytes(0)
        double sine = Math.sinh(angle);
        double cosine = Math.cosh(angle);
    }

    static void rounds() { // instructions(155) blocks(0) bytes(0)
        long rounded = Math.round(angle);
        double floor = Math.floor(angle);
        double ceiling = Math.ceil(angle);
        double nearest = Math.rint(angle);
    }

    static void fusedMultiplyAdd() { // instructions(5) blocks(0) bytes(0)
        double sum = Math.fma(angle, angle, large);
    }

    static void strictMath() { // instructions(6 | 91) blocks(0 | 1) bytes(0 | 32)
        double sine = StrictMath.sin(angle);
        double root = StrictMath.sqrt(large);
    }

    static void exactArithmetic() { // instructions(98 | 92) blocks(0) bytes(0)
        int sum = Math.addExact(number, 3);
        int rest = Math.floorMod(number, 3);
        long high = Math.multiplyHigh(1L << 40, 1L << 40);
    }

    static void exactArithmeticThatFails() { // instructions(66 | 68) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            int sum = Math.addExact(Integer.MAX_VALUE, 1);
        } catch (ArithmeticException caught) {
            number = -5;
        }
    }

    static void bits() { // instructions(176) blocks(0) bytes(0)
        int ones = Integer.bitCount(number);
        int zeros = Long.numberOfTrailingZeros(96L);
        int turned = Integer.reverse(number);
        int swapped = Integer.reverseBytes(number);
    }

    static void bitsOfDoubles() { // instructions(33) blocks(0) bytes(0)
        long bits = Double.doubleToLongBits(angle);
        double back = Double.longBitsToDouble(bits);
        int single = Float.floatToIntBits(1.5f);
    }

    static void unsignedNumbers() { // instructions(41) blocks(0) bytes(0)
        int order = Integer.compareUnsigned(number, 3);
        int quotient = Integer.divideUnsigned(number, 3);
    }

    static void objectsHelper() { // instructions(120 | 130) blocks(1) bytes(24)
        Object required = Objects.requireNonNull(object);
        boolean equal = Objects.equals(object, "text");
        int hash = Objects.hash(1, "two");
    }

    static void checksAnIndex() { // instructions(16) blocks(0) bytes(0)
        int index = Objects.checkIndex(2, 3);
    }

    static void bigIntegers() { // instructions(988 | 998) blocks(5) bytes(208)
        BigInteger sum = big.add(BigInteger.TEN);
        BigInteger product = big.multiply(big);
    }

    static void bigDecimals() { // instructions(1084 | 1121) blocks(8 | 7) bytes(280 | 256)
        BigDecimal sum = price.add(BigDecimal.ONE);
        BigDecimal product = price.multiply(sum);
        String text = product.toString();
    }

    static void checksum() { // instructions(27) blocks(1) bytes(16)
        CRC32 crc = new CRC32();
        crc.update(7);
        long value = crc.getValue();
    }

    static void weakReference() { // instructions(30) blocks(1) bytes(32)
        WeakReference<Object> reference = new WeakReference<>(object);
        Object found = reference.get();
    }

    static void randomNumbers() { // instructions(106) blocks(2) bytes(56)
        int random = new Random(42).nextInt(100);
    }

    static void uuidFromBits() { // instructions(742 | 2980) blocks(3) bytes(112)
        String text = new UUID(1, 2).toString();
    }

    static void dates() { // instructions(1061 | 1122) blocks(6) bytes(160)
        LocalDate date = LocalDate.of(2024, 2, 28).plusDays(2);
        String text = date.toString();
    }

    static void durations() { // instructions(1895 | 2527) blocks(5) bytes(144)
        String text = Duration.ofMillis(90_500).toString();
    }

    static void byteBuffer() { // instructions(549) blocks(2) bytes(88)
        ByteBuffer buffer = ByteBuffer.allocate(16);
        buffer.putInt(7).putLong(5L).flip();
        int read = buffer.getInt();
    }

    static void heapBufferToAChannel() { // instructions(1298 | 1413) blocks(1) bytes(56)
        try {
            int written = channel.write(ByteBuffer.wrap(octets), 0);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    static void newThread() { // instructions(316 | 216) blocks(2 | 3) bytes(384 | 176) vmBytes(64 | 0)
        Thread thread = new Thread(null, Thread::yield, "t");
    }

    static void base64() { // instructions(332 | 324) blocks(4) bytes(96)
        String text = Base64.getEncoder().encodeToString(new byte[] {1, 2, 3});
    }

    private static FileChannel deletedFile() {
        try {
            Path file = Files.createTempFile("construct", "");
            return FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.DELETE_ON_CLOSE);
        } catch (IOException refused) {
            throw new UncheckedIOException(refused);
        }
    }

    private LibraryCalls() {}
}
