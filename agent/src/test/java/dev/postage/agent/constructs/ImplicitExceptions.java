package dev.postage.agent.constructs;

/** Exceptions thrown by the VM in the middle of a statement. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class ImplicitExceptions {
    private static int zero;
    private static int minusOne = -1;
    private static int steps;
    private static int[] none;
    private static int[] numbers = {1, 2, 3};
    private static long[] large = {1};
    private static String nothing;
    private static Object text = "text";
    private static ImplicitExceptions missing;
    private static final Object[] LINKED = {lengthOf("text"), copyOf(numbers)};

    private int field;

    static void divideByZero() { // instructions(0) blocks(0) bytes(0)
        try {
            steps = 7 + 5 / zero + 3;
        } catch (ArithmeticException caught) {
            steps = 1;
        }
    }

    static void longRemainderByZero() { // instructions(0) blocks(0) bytes(0)
        try {
            long rest = 5L % zero;
        } catch (ArithmeticException caught) {
            steps = 1;
        }
    }

    static void callOnNull() { // instructions(0) blocks(0) bytes(0)
        try {
            int length = 1 + lengthOf(nothing);
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void fieldOfNull() { // instructions(0) blocks(0) bytes(0)
        try {
            int read = missing.field;
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void fieldOfNullWritten() { // instructions(0) blocks(0) bytes(0)
        try {
            missing.field = steps + 1;
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void elementOfNull() { // instructions(0) blocks(0) bytes(0)
        try {
            int element = none[0];
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void lengthOfNull() { // instructions(0) blocks(0) bytes(0)
        try {
            int length = none.length;
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void throwNull() { // instructions(0) blocks(0) bytes(0)
        try {
            throw (RuntimeException) null;
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void lockOnNull() { // instructions(0) blocks(0) bytes(0)
        try {
            synchronized (nothing) {
                steps = 2;
            }
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void messageOfNullPointer() { // instructions(0) blocks(0) bytes(0)
        try {
            int length = lengthOf(nothing);
        } catch (NullPointerException caught) {
            String message = caught.getMessage();
        }
    }

    static void indexTooLarge() { // instructions(0) blocks(0) bytes(0)
        try {
            int sum = numbers[0] + numbers[3] + numbers[1];
        } catch (ArrayIndexOutOfBoundsException caught) {
            steps = 1;
        }
    }

    static void indexNegativeWritten() { // instructions(0) blocks(0) bytes(0)
        try {
            large[minusOne] = 3;
        } catch (ArrayIndexOutOfBoundsException caught) {
            steps = 1;
        }
    }

    static void wrongCast() { // instructions(0) blocks(0) bytes(0)
        try {
            Integer number = (Integer) text;
        } catch (ClassCastException caught) {
            steps = 1;
        }
    }

    static void wrongElementStored() { // instructions(0) blocks(0) bytes(0)
        Object[] words = new String[1];
        try {
            words[0] = words;
        } catch (ArrayStoreException caught) {
            steps = 1;
        }
    }

    static void negativeArraySize() { // instructions(0) blocks(0) bytes(0)
        try {
            int[] array = new int[minusOne];
        } catch (NegativeArraySizeException caught) {
            steps = 1;
        }
    }

    static void negativeSizeOfReferences() { // instructions(0) blocks(0) bytes(0)
        try {
            String[] array = new String[minusOne];
        } catch (NegativeArraySizeException caught) {
            steps = 1;
        }
    }

    static void negativeSizeOfSecondDimension() { // instructions(0) blocks(0) bytes(0)
        try {
            int[][] array = new int[2][minusOne];
        } catch (NegativeArraySizeException caught) {
            steps = 1;
        }
    }

    static void caughtInTheCaller() { // instructions(0) blocks(0) bytes(0)
        try {
            int found = divide(5) + divide(6);
        } catch (ArithmeticException caught) {
            steps = 1;
        }
    }

    static void thrownByTheLibrary() { // instructions(0) blocks(0) bytes(0)
        try {
            char letter = "text".charAt(9);
        } catch (StringIndexOutOfBoundsException caught) {
            steps = 1;
        }
    }

    static void thrownByArraycopy() { // instructions(0) blocks(0) bytes(0)
        try {
            System.arraycopy(numbers, 0, large, 0, 1);
        } catch (ArrayStoreException caught) {
            steps = 1;
        }
    }

    static void thrownByClone() { // instructions(0) blocks(0) bytes(0)
        try {
            Object copy = copyOf(none);
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void numberFormat() { // instructions(0) blocks(0) bytes(0)
        try {
            int number = Integer.parseInt("12x");
        } catch (NumberFormatException caught) {
            steps = 1;
        }
    }

    // the VM steps over what it does while it links a call, so these have been called before, see LINKED
    private static int lengthOf(String text) {
        return text.length();
    }

    private static Object copyOf(int[] array) {
        return array.clone();
    }

    private static int divide(int number) {
        int before = number + 1;
        return before + number / zero;
    }

    private ImplicitExceptions() {}
}
