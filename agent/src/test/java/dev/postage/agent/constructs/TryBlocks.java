package dev.postage.agent.constructs;

/** Finally blocks and try-with-resources. */
// what is odd here is what is measured
@SuppressWarnings({"all", "finally", "try"})
final class TryBlocks {
    private static int number = 5;
    private static int steps;

    private static final class Resource implements AutoCloseable {
        private final boolean failing;

        Resource(boolean failing) {
            this.failing = failing;
        }

        @Override
        public void close() {
            if (failing) {
                throw new IllegalStateException("close");
            }
        }
    }

    static void tryThatThrowsNothing() { // instructions(3) blocks(0) bytes(0)
        try {
            steps = 1;
        } catch (IllegalStateException never) {
            steps = 2;
        }
    }

    static void finallyWithoutException() { // instructions(5) blocks(0) bytes(0)
        try {
            steps = 1;
        } finally {
            steps = 2;
        }
    }

    static void finallyAfterException() { // instructions(57 | 59) blocks(0) bytes(0) vmBytes(776 | 784)
        try {
            try {
                steps = divide(number, 0);
            } finally {
                steps = 2;
            }
        } catch (ArithmeticException caught) {
            steps = 3;
        }
    }

    static void catchAndFinally() { // instructions(55 | 57) blocks(0) bytes(0) vmBytes(776 | 784)
        try {
            steps = divide(number, 0);
        } catch (ArithmeticException caught) {
            steps = 3;
        } finally {
            steps = 4;
        }
    }

    static void returnInTry() { // instructions(8) blocks(0) bytes(0)
        int found = returnsThroughFinally();
    }

    static void returnInFinally() { // instructions(46 | 48) blocks(1) bytes(40) vmBytes(680 | 688)
        int found = returnsInFinally();
    }

    static void breakThroughFinally() { // instructions(3) blocks(0) bytes(0)
        while (true) {
            try {
                break;
            } finally {
                steps = 1;
            }
        }
    }

    static void continueThroughFinally() { // instructions(45) blocks(0) bytes(0)
        for (int i = 0; i < 3; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                steps = i;
            } finally {
                steps = -i;
            }
        }
    }

    static void nestedFinally() { // instructions(54 | 56) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            try {
                try {
                    throw new IllegalStateException();
                } finally {
                    steps = 1;
                }
            } finally {
                steps = 2;
            }
        } catch (IllegalStateException caught) {
            steps = 3;
        }
    }

    static void finallyInHandler() { // instructions(47 | 49) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException caught) {
            try {
                steps = 1;
            } finally {
                steps = 2;
            }
        }
    }

    static void finallyThatReplacesAnException() { // instructions(94 | 98) blocks(1) bytes(40) vmBytes(1456 | 1472)
        try {
            try {
                throw new IllegalStateException();
            } finally {
                steps = divide(number, 0);
            }
        } catch (ArithmeticException caught) {
            steps = 3;
        }
    }

    static void resource() { // instructions(21) blocks(1) bytes(16)
        try (Resource resource = new Resource(false)) {
            steps = 1;
        }
    }

    static void twoResources() { // instructions(40) blocks(2) bytes(32)
        try (Resource one = new Resource(false);
                Resource other = new Resource(false)) {
            steps = 1;
        }
    }

    static void resourceThatIsNull() { // instructions(6) blocks(0) bytes(0)
        try (Resource resource = null) {
            steps = 1;
        }
    }

    static void resourceMadeBefore() { // instructions(25) blocks(1) bytes(16)
        Resource resource = new Resource(false);
        try (resource) {
            steps = 1;
        }
    }

    static void bodyThrows() { // instructions(73 | 75) blocks(2) bytes(56) vmBytes(680 | 688)
        try (Resource resource = new Resource(false)) {
            throw new IllegalArgumentException("body");
        } catch (IllegalArgumentException caught) {
            steps = 1;
        }
    }

    static void closeThrows() { // instructions(70 | 72) blocks(2) bytes(56) vmBytes(680 | 688)
        try (Resource resource = new Resource(true)) {
            steps = 1;
        } catch (IllegalStateException caught) {
            steps = 2;
        }
    }

    static void bothThrow() { // instructions(266 | 267) blocks(6) bytes(168) vmBytes(1360 | 1376)
        try (Resource resource = new Resource(true)) {
            throw new IllegalArgumentException("body");
        } catch (IllegalArgumentException caught) {
            steps = caught.getSuppressed().length;
        }
    }

    private static int divide(int number, int by) {
        return number / by;
    }

    private static int returnsThroughFinally() {
        try {
            return number;
        } finally {
            steps = 1;
        }
    }

    private static int returnsInFinally() {
        try {
            throw new IllegalStateException();
        } finally {
            return 1;
        }
    }

    private TryBlocks() {}
}
