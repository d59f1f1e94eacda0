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

    static void caughtWhereThrown() { // instructions(0) blocks(0) bytes(0)
        try {
            throw new IllegalStateException("message");
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void caughtInTheCaller() { // instructions(0) blocks(0) bytes(0)
        try {
            int found = failing(number);
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void caughtFiveFramesUp() { // instructions(0) blocks(0) bytes(0)
        try {
            int found = failingBelow(5);
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void fromTheMiddleOfAnExpression() { // instructions(0) blocks(0) bytes(0)
        try {
            steps = number * 2 + failing(number) + number * 3;
        } catch (IllegalStateException caught) {
            steps = 2;
        }
    }

    static void madeBefore() { // instructions(0) blocks(0) bytes(0)
        try {
            throw MADE_BEFORE;
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void withoutStackTrace() { // instructions(0) blocks(0) bytes(0)
        try {
            throw new Quiet("quiet");
        } catch (Quiet caught) {
            steps = 1;
        }
    }

    static void checked() { // instructions(0) blocks(0) bytes(0)
        try {
            throw new Counted(number);
        } catch (Counted caught) {
            steps = caught.count;
        }
    }

    static void madeAndNotThrown() { // instructions(0) blocks(0) bytes(0)
        Exception made = new Exception("not thrown");
    }

    static void withACause() { // instructions(0) blocks(0) bytes(0)
        try {
            throw new IllegalStateException("outer", new Counted(1));
        } catch (IllegalStateException caught) {
            Throwable cause = caught.getCause();
        }
    }

    static void rethrown() { // instructions(0) blocks(0) bytes(0)
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

    static void wrapped() { // instructions(0) blocks(0) bytes(0)
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

    static void secondOfTwoHandlers() { // instructions(0) blocks(0) bytes(0)
        try {
            failing(number);
        } catch (IllegalArgumentException caught) {
            steps = 1;
        } catch (RuntimeException caught) {
            steps = 2;
        }
    }

    static void oneHandlerForTwoTypes() { // instructions(0) blocks(0) bytes(0)
        try {
            failing(number);
        } catch (IllegalArgumentException | IllegalStateException caught) {
            String message = caught.getMessage();
        }
    }

    static void inAConstructor() { // instructions(0) blocks(0) bytes(0)
        try {
            Object made = new Failing(number);
        } catch (IllegalStateException caught) {
            steps = 1;
        }
    }

    static void inALoop() { // instructions(0) blocks(0) bytes(0)
        for (int i = 0; i < 3; i++) {
            try {
                failing(i);
            } catch (IllegalStateException caught) {
                continue;
            }
        }
    }

    static void stackTraceRead() { // instructions(0) blocks(0) bytes(0)
        StackTraceElement[] trace = new Quiet("quiet").getStackTrace();
        String message = MADE_BEFORE.getMessage();
    }

    static void stackTraceFilled() { // instructions(0) blocks(0) bytes(0)
        int depth = new Exception().getStackTrace().length;
    }

    static void refilled() { // instructions(0) blocks(0) bytes(0)
        MADE_BEFORE.fillInStackTrace();
    }

    static void suppressedAdded() { // instructions(0) blocks(0) bytes(0)
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
