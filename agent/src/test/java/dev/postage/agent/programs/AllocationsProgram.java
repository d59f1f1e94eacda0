package dev.postage.agent.programs;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.Array;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;

/**
 * Allocates a known number of objects of each kind in each unit. Given a second argument it also asks the VM before and
 * after each kind what the thread has allocated, and prints the kind and the bytes of the last unit.
 */
final class AllocationsProgram extends Program {
    /** Array lengths of each kind: more than one alignment of the widest element under the widest alignment. */
    private static final int LENGTHS = 41;

    /** Gone through by number: an iterator would be an object of no kind. */
    private static final List<Map.Entry<String, IntFunction<Object>>> KINDS = List.copyOf(kinds().entrySet());

    private final boolean asks;
    private final ThreadMXBean vm = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Where the objects go, so that none is left out unseen. */
    @SuppressWarnings("unused")
    private Object made;

    private AllocationsProgram(boolean asks) {
        this.asks = asks;
    }

    public static void main(String[] arguments) throws Exception {
        new AllocationsProgram(arguments.length > 1).run(arguments);
    }

    private static Map<String, IntFunction<Object>> kinds() {
        Map<String, IntFunction<Object>> kinds = new LinkedHashMap<>();
        kinds.put("objects", AllocationsProgram::objects);
        kinds.put("objectsOfObjects", AllocationsProgram::objectsOfObjects);
        kinds.put("primitiveArrays", AllocationsProgram::primitiveArrays);
        kinds.put("wideArrays", AllocationsProgram::wideArrays);
        kinds.put("referenceArrays", AllocationsProgram::referenceArrays);
        kinds.put("nestedArrays", AllocationsProgram::nestedArrays);
        kinds.put("largeArrays", AllocationsProgram::largeArrays);
        kinds.put("clones", AllocationsProgram::clones);
        kinds.put("reflectiveArrays", AllocationsProgram::reflectiveArrays);
        kinds.put("lambdas", AllocationsProgram::lambdas);
        kinds.put("boxes", AllocationsProgram::boxes);
        kinds.put("strings", AllocationsProgram::strings);
        return kinds;
    }

    @Override
    long unit(int number) {
        long sum = 0;
        for (int k = 0; k < KINDS.size(); k++) {
            Map.Entry<String, IntFunction<Object>> kind = KINDS.get(k);
            long before = asks ? vm.getCurrentThreadAllocatedBytes() : 0;
            for (int i = 0; i < LENGTHS; i++) {
                made = kind.getValue().apply(i);
                sum += made.hashCode() == 0 ? 0 : i;
            }
            if (asks) {
                long bytes = vm.getCurrentThreadAllocatedBytes() - before;
                System.out.println(kind.getKey() + " " + bytes);
            }
        }
        return sum;
    }

    /** Fields of each width, alone, mixed so that they leave gaps, and in a super class. */
    private static Object objects(int number) {
        Object[] all = {
            new Object(),
            new OneByte((byte) number),
            new OneShort((short) number),
            new OneInt(number),
            new OneLong(number),
            new Gaps((byte) 1, number, true),
            new MoreGaps((byte) 2, number, false, (char) number),
            new Point(number, 2.0, 3.0f)
        };
        return all;
    }

    private static Object objectsOfObjects(int number) {
        return new Link(new Link(new Link(null, number), number), number);
    }

    private static Object primitiveArrays(int length) {
        Object[] all = {new boolean[length], new byte[length], new char[length], new short[length]};
        return all;
    }

    private static Object wideArrays(int length) {
        Object[] all = {new int[length], new float[length], new long[length], new double[length]};
        return all;
    }

    private static Object referenceArrays(int length) {
        Object[] all = {new Object[length], new String[length], new int[length][], new Runnable[length]};
        return all;
    }

    private static Object nestedArrays(int length) {
        Object[] all = {new byte[3][length], new long[2][3][length % 5], new String[2][length][], new Object[0][length]
        };
        return all;
    }

    /** Larger than half a region of G1, and than a buffer of a thread. */
    private static Object largeArrays(int length) {
        return length == 0 ? new byte[1_100_003] : length == 1 ? new Object[70_001] : new long[length * 100];
    }

    private static Object clones(int length) {
        Object[] all = {new byte[length].clone(), new long[length].clone(), new String[length].clone()};
        return new Copied(all.clone()).copy();
    }

    private static Object reflectiveArrays(int length) {
        Object[] all = {
            Array.newInstance(byte.class, length),
            Array.newInstance(double.class, length),
            Array.newInstance(String.class, length),
            Array.newInstance(int.class, 2, length)
        };
        return all;
    }

    private static Object lambdas(int number) {
        long wide = number;
        Runnable one = () -> use(number);
        Runnable two = () -> use(number + wide);
        Runnable[] all = {one, two};
        return all;
    }

    private static void use(long number) {
        throw new IllegalStateException("called with " + number);
    }

    private static Object boxes(int number) {
        Object[] all = {
            1_000 + number,
            1_000L + number,
            (short) (1_000 + number),
            (char) (1_000 + number),
            1.0 * number,
            1.0f * number
        };
        return all;
    }

    private static Object strings(int number) {
        String text = "no. " + number;
        String[] all = {text, text.substring(1), new String(new char[] {'\u4e00', 'b'}), text.repeat(number)};
        return all;
    }

    private record OneByte(byte value) {}

    private record OneShort(short value) {}

    private record OneInt(int value) {}

    private record OneLong(long value) {}

    private record Point(int x, double y, float z) {}

    private record Link(Link next, long value) {}

    @SuppressWarnings("unused")
    private static class Gaps {
        private final byte first;
        private final long second;
        private final boolean third;

        Gaps(byte first, long second, boolean third) {
            this.first = first;
            this.second = second;
            this.third = third;
        }
    }

    @SuppressWarnings("unused")
    private static final class MoreGaps extends Gaps {
        private final char fourth;
        private final Object fifth = "";

        MoreGaps(byte first, long second, boolean third, char fourth) {
            super(first, second, third);
            this.fourth = fourth;
        }
    }

    private static final class Copied implements Cloneable {
        private Object[] parts;

        Copied(Object[] parts) {
            this.parts = parts;
        }

        Copied copy() {
            try {
                Copied copy = (Copied) clone();
                copy.parts = parts;
                return copy;
            } catch (CloneNotSupportedException e) {
                throw new AssertionError(e);
            }
        }
    }
}
