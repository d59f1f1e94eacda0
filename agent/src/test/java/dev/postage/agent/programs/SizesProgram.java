package dev.postage.agent.programs;

/** A thread that makes objects with fields of each width, and arrays of each element type in many lengths. */
final class SizesProgram {
    /** Array lengths: more than one alignment of the narrowest element under the widest alignment. */
    private static final int LENGTHS = 41;

    /** Where the objects go. */
    @SuppressWarnings("unused")
    private static volatile Object made;

    private SizesProgram() {}

    public static void main(String[] arguments) throws InterruptedException {
        // what has to be loaded for it is
        made = all();
        Thread thread = new Thread(() -> made = all(), "sizes");
        thread.start();
        thread.join();
    }

    /** All of them can be reached from the result, and the thread makes nothing else. */
    static Object[] all() {
        Object[] all = new Object[LENGTHS];
        for (int i = 0; i < LENGTHS; i++) {
            Object[] some = {primitives(i), references(i), objects()};
            all[i] = some;
        }
        return all;
    }

    private static Object[] primitives(int length) {
        Object[] some = {
            new boolean[length],
            new byte[length],
            new char[length],
            new short[length],
            new int[length],
            new float[length],
            new long[length],
            new double[length]
        };
        return some;
    }

    private static Object[] references(int length) {
        Object[] some = {new String[length], new int[length][], new Runnable[length], new OneByte[length]};
        return some;
    }

    private static Object[] objects() {
        Object[] some = {
            new Object(),
            new OneByte(),
            new OneShort(),
            new OneInt(),
            new OneLong(),
            new OneReference(),
            new Gaps(),
            new MoreGaps(),
            new ManyReferences()
        };
        return some;
    }

    // the fields are there for their width alone

    @SuppressWarnings("unused")
    private static final class OneByte {
        private byte value;
    }

    @SuppressWarnings("unused")
    private static final class OneShort {
        private short value;
    }

    @SuppressWarnings("unused")
    private static final class OneInt {
        private int value;
    }

    @SuppressWarnings("unused")
    private static final class OneLong {
        private long value;
    }

    @SuppressWarnings("unused")
    private static final class OneReference {
        private Object value;
    }

    @SuppressWarnings("unused")
    private static class Gaps {
        private byte first;
        private long second;
        private boolean third;
    }

    @SuppressWarnings("unused")
    private static final class MoreGaps extends Gaps {
        private char fourth;
        private Object fifth;
        private int sixth;
    }

    @SuppressWarnings("unused")
    private static final class ManyReferences {
        private Object first;
        private String second;
        private int[] third;
        private boolean fourth;
        private Runnable fifth;
    }
}
