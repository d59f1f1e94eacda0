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

    static void divideByZero() { // instructions(50 | 52) blocks(0) bytes(0) vmBytes(776 | 784)
        try {
            steps = 7 + 5 / zero + 3;
        } catch (ArithmeticException caught) {
            steps = 1;
        }
    }

    static void longRemainderByZero() { // instructions(50 | 52) blocks(0) bytes(0) vmBytes(776 | 784)
        try {
            long rest = 5L % zero;
        } catch (ArithmeticException caught) {
            steps = 1;
        }
    }

    static void callOnNull() { // instructions(55 | 57) blocks(0) bytes(0) vmBytes(728 | 736)
        try {
            int length = 1 + lengthOf(nothing);
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void fieldOfNull() { // instructions(52 | 54) blocks(0) bytes(0) vmBytes(728 | 736)
        try {
            int read = missing.field;
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void fieldOfNullWritten() { // instructions(55 | 57) blocks(0) bytes(0) vmBytes(728 | 736)
        try {
            missing.field = steps + 1;
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void elementOfNull() { // instructions(53 | 55) blocks(0) bytes(0) vmBytes(728 | 736)
        try {
            int element = none[0];
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void lengthOfNull() { // instructions(52 | 54) blocks(0) bytes(0) vmBytes(728 | 736)
        try {
            int length = none.length;
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void throwNull() { // instructions(53 | 55) blocks(0) bytes(0) vmBytes(728 | 736)
        try {
            throw (RuntimeException) null;
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void lockOnNull() { // instructions(54 | 56) blocks(0) bytes(0) vmBytes(728 | 736)
        try {
            synchronized (nothing) {
                steps = 2;
            }
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void messageOfNullPointer() { // instructions(83 | 85) blocks(0) bytes(0) vmBytes(832 | 840)
        try {
            int length = lengthOf(nothing);
        } catch (NullPointerException caught) {
            String message = caught.getMessage();
        }
    }

    static void indexTooLarge() { // instructions(56 | 58) blocks(0) bytes(0) vmBytes(800 | 808)
        try {
            int sum = numbers[0] + numbers[3] + numbers[1];
        } catch (ArrayIndexOutOfBoundsException caught) {
            steps = 1;
        }
    }

    static void indexNegativeWritten() { // instructions(54 | 56) blocks(0) bytes(0) vmBytes(800 | 808)
        try {
            large[minusOne] = 3;
        } catch (ArrayIndexOutOfBoundsException caught) {
            steps = 1;
        }
    }

    static void wrongCast() { // instructions(48 | 50) blocks(0) bytes(0) vmBytes(912 | 920)
        try {
            Integer number = (Integer) text;
        } catch (ClassCastException caught) {
            steps = 1;
        }
    }

    static void wrongElementStored() { // instructions(53 | 55) blocks(1) bytes(24) vmBytes(784 | 792)
        Object[] words = new String[1];
        try {
            words[0] = words;
        } catch (ArrayStoreException caught) {
            steps = 1;
        }
    }

    static void negativeArraySize() { // instructions(48 | 50) blocks(0) bytes(0) vmBytes(768 | 776)
        try {
            int[] array = new int[minusOne];
        } catch (NegativeArraySizeException caught) {
            steps = 1;
        }
    }

    static void negativeSizeOfReferences() { // instructions(48 | 50) blocks(0) bytes(0) vmBytes(768 | 776)
        try {
            String[] array = new String[minusOne];
        } catch (NegativeArraySizeException caught) {
            steps = 1;
        }
    }

    static void negativeSizeOfSecondDimension() { // instructions(49 | 51) blocks(0) bytes(0) vmBytes(792 | 800)
        try {
            int[][] array = new int[2][minusOne];
        } catch (NegativeArraySizeException caught) {
            steps = 1;
        }
    }

    static void caughtInTheCaller() { // instructions(56 | 58) blocks(0) bytes(0) vmBytes(776 | 784)
        try {
            int found = divide(5) + divide(6);
        } catch (ArithmeticException caught) {
            steps = 1;
        }
    }

    static void thrownByTheLibrary() { // instructions(497 | 2805) blocks(6 | 21) bytes(224 | 648) vmBytes(680 | 688)
        try {
            char letter = "text".charAt(9);
        } catch (StringIndexOutOfBoundsException caught) {
            steps = 1;
        }
    }

    static void thrownByArraycopy() { // instructions(52 | 54) blocks(0) bytes(0) vmBytes(816 | 824)
        try {
            System.arraycopy(numbers, 0, large, 0, 1);
        } catch (ArrayStoreException caught) {
            steps = 1;
        }
    }

    static void thrownByClone() { // instructions(54 | 56) blocks(0) bytes(0) vmBytes(728 | 736)
        try {
            Object copy = copyOf(none);
        } catch (NullPointerException caught) {
            steps = 1;
        }
    }

    static void numberFormat() { // instructions(1093 | 1063) blocks(6) bytes(216) vmBytes(680 | 688)
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
