package dev.postage.agent.programs;

/** Exceptions thrown by statements and by the virtual machine itself, out of the middle of basic blocks. */
final class ExceptionsProgram extends Program {
    private static final class Quiet extends RuntimeException {
        private static final long serialVersionUID = 1L;

        Quiet(String message) {
            super(message, null, false, false);
        }
    }

    private static final class Resource implements AutoCloseable {
        private final long number;

        Resource(long number) {
            this.number = number;
        }

        @Override
        public void close() {
            throw new IllegalStateException("close " + number);
        }
    }

    private final int[] numbers = {1, 2, 3};
    private final Object text = "text";
    private long steps;

    public static void main(String[] arguments) throws Exception {
        new ExceptionsProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        steps = 0;
        return explicit(5) + quiet(4) + implicit() + suppressed() + ended();
    }

    private long explicit(int depth) {
        try {
            return descend(depth);
        } catch (IllegalArgumentException thrown) {
            return thrown.getMessage().length() + steps;
        } finally {
            steps += 2;
        }
    }

    private long descend(int depth) {
        steps++;
        long below = depth == 0 ? bottom() : descend(depth - 1);
        steps += below;
        return below;
    }

    private long bottom() {
        if (steps > 0) {
            throw new IllegalArgumentException("bottom after " + steps);
        }
        return steps;
    }

    private long quiet(int depth) {
        long caught = 0;
        for (int i = 0; i < depth; i++) {
            try {
                steps += fail(i);
                caught -= 100;
            } catch (Quiet thrown) {
                caught += steps;
            }
        }
        return caught;
    }

    private long fail(int number) {
        if (number >= 0) {
            throw new Quiet("quiet");
        }
        return steps;
    }

    private long implicit() {
        long sum = 0;
        for (int kind = 0; kind < 6; kind++) {
            try {
                sum += 1 + provoke(kind) + steps++;
            } catch (ArithmeticException | ArrayIndexOutOfBoundsException | NegativeArraySizeException thrown) {
                sum += thrown.getMessage().length();
            } catch (NullPointerException | ClassCastException | ArrayStoreException thrown) {
                sum += 3 * steps;
            }
        }
        return sum;
    }

    private long provoke(int kind) {
        int[] none = kind < 6 ? null : numbers;
        long before = steps + 3;
        return switch (kind) {
            case 0 -> before + 7 / (kind + numbers[0] - 1) + before;
            case 1 -> before + numbers[kind + 2] + before;
            case 2 -> before + none[0] + before;
            case 3 -> before + ((Number) text).intValue() + before;
            case 4 -> before + new byte[2 - kind].length + before;
            default -> {
                Object[] words = new String[1];
                words[0] = before;
                yield before;
            }
        };
    }

    private long suppressed() {
        try (Resource resource = new Resource(steps)) {
            throw new IllegalStateException("body " + resource.number);
        } catch (IllegalStateException thrown) {
            return (long) thrown.getSuppressed().length + thrown.getMessage().length();
        }
    }

    private long ended() {
        long tried = 0;
        for (int i = 0; i < 3; i++) {
            try {
                tried += Integer.parseInt("12x");
            } catch (NumberFormatException thrown) {
                tried++;
            }
        }
        return tried;
    }
}
