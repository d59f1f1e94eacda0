package dev.postage.agent.constructs;

/** Exceptions thrown by statements. */
// what is odd here is what is measured
@SuppressWarnings({"all", "serial"})
final class Exceptions {
    private static final IllegalStateException MADE_BEFORE = new IllegalStateException("made before");

    private static int number = 5;
    private static int steps;

    private static final class Quiet extends RuntimeException {
        Quiet(String message) {
            super(message, null, false, false);
        }
    }

    private static final class Counted extends Exception {
        final int count;

        Counted(int count) {
            this.count = count;
        }
    }

    static void caughtWhereThrown() { // instructions(51 | 53) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            throw new IllegalStateException("message");
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void caughtInTheCaller() { // instructions(55 | 57) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            int found = failing(number);
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void caughtFiveFramesUp() { // instructions(94 | 96) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            int found = failingBelow(5);
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void fromTheMiddleOfAnExpression() { // instructions(58 | 60) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            steps = number * 2 + failing(number) + number * 3;
        } catch (IllegalStateException caught) {
            steps = 2;
        }
    }

    static void madeBefore() { // instructions(5) blocks(0) bytes(0)
        try {
            throw MADE_BEFORE;
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void withoutStackTrace() { // instructions(58 | 60) blocks(1) bytes(40)
        try {
            throw new Quiet("quiet");
        } catch (Quiet caught) {
            steps = 1;
        }
    }

    static void checked() { // instructions(46 | 48) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            throw new Counted(number);
        } catch (Counted caught) {
            steps = caught.count;
        }
    }

    static void madeAndNotThrown() { // instructions(40 | 42) blocks(1) bytes(40) vmBytes(680 | 688)
        Exception made = new Exception("not thrown");
    }

    static void withACause() { // instructions(106 | 110) blocks(2) bytes(80) vmBytes(1360 | 1376)
        try {
            throw new IllegalStateException("outer", new Counted(1));
        } catch (IllegalStateException caught) {
            Throwable cause = caught.getCause();
        }
    }

    static void rethrown() { // instructions(58 | 60) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            try {
                failing(number);
            } catch (IllegalStateException caught) {
                throw caught;
            }
        } catch (RuntimeException caught) {
            steps = 3;
        }
    }

    static void wrapped() { // instructions(784 | 814) blocks(8) bytes(360) vmBytes(1360 | 1376)
        try {
            try {
                failing(number);
            } catch (IllegalStateException caught) {
                throw new IllegalArgumentException(caught);
            }
        } catch (IllegalArgumentException caught) {
            steps = 3;
        }
    }

    static void secondOfTwoHandlers() { // instructions(55 | 57) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            failing(number);
        } catch (IllegalArgumentException caught) {
            steps = 1;
        } catch (RuntimeException caught) {
            steps = 2;
        }
    }

    static void oneHandlerForTwoTypes() { // instructions(59 | 61) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            failing(number);
        } catch (IllegalArgumentException | IllegalStateException caught) {
            String message = caught.getMessage();
        }
    }

    static void inAConstructor() { // instructions(68 | 70) blocks(2) bytes(64) vmBytes(680 | 688)
        try {
            Object made = new Failing(number);
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void inALoop() { // instructions(182 | 188) blocks(3) bytes(120) vmBytes(2040 | 2064)
        for (int i = 0; i < 3; i++) {
            try {
                failing(i);
            } catch (IllegalStateException caught) {
                continue;
            }
        }
    }

    static void stackTraceRead() { // instructions(82 | 81) blocks(2) bytes(56)
        StackTraceElement[] trace = new Quiet("quiet").getStackTrace();
        String message = MADE_BEFORE.getMessage();
    }

    static void stackTraceFilled() { // instructions(549 | 551) blocks(7) bytes(296) vmBytes(680 | 688)
        int depth = new Exception().getStackTrace().length;
    }

    static void refilled() { // instructions(15) blocks(0) bytes(0) vmBytes(680 | 688)
        MADE_BEFORE.fillInStackTrace();
    }

    static void suppressedAdded() { // instructions(187 | 186) blocks(4) bytes(112) vmBytes(680 | 688)
        Exception main = new Exception("main");
        main.addSuppressed(MADE_BEFORE);
        Throwable[] suppressed = main.getSuppressed();
    }

    private static int failing(int number) {
        if (number >= 0) {
            throw new IllegalStateException("failing");
        }
        return number;
    }

    private static int failingBelow(int depth) {
        return depth == 0 ? failing(depth) : 1 + failingBelow(depth - 1);
    }

    private static final class Failing {
        final int before = number + 1;
        final int after;

        Failing(int argument) {
            after = failing(argument) + before;
        }
    }

    private Exceptions() {}
}
