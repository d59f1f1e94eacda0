package dev.postage.agent.constructs;

import java.util.Arrays;
import java.util.List;

/** Arrays of each kind of element and number of dimensions. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class ArrayKinds {
    private static int three = 3;
    private static int[] numbers = {5, 3, 4, 1, 2};
    private static String[] words = {"one", "two", "three"};
    private static int[][] grid = {{1, 2}, {3, 4}};

    static void ofInts() { // instructions(3) blocks(1) bytes(32)
        int[] array = new int[three];
    }

    static void ofBooleansAndBytes() { // instructions(6) blocks(2) bytes(48)
        boolean[] flags = new boolean[three];
        byte[] octets = new byte[three];
    }

    static void ofCharsAndShorts() { // instructions(6) blocks(2) bytes(48)
        char[] letters = new char[three];
        short[] numbers = new short[three];
    }

    static void ofLongsAndDoubles() { // instructions(6) blocks(2) bytes(80)
        long[] large = new long[three];
        double[] exact = new double[three];
    }

    static void ofFloats() { // instructions(3) blocks(1) bytes(32)
        float[] array = new float[three];
    }

    static void ofReferences() { // instructions(6) blocks(2) bytes(64)
        String[] array = new String[three];
        Object[] objects = new Object[three];
    }

    static void withoutElements() { // instructions(6) blocks(2) bytes(32)
        int[] array = new int[0];
        String[] strings = {};
    }

    static void ofTwoDimensions() { // instructions(4) blocks(4) bytes(128)
        int[][] array = new int[three][4];
    }

    static void ofTwoDimensionsOneOpen() { // instructions(3) blocks(1) bytes(32)
        int[][] array = new int[three][];
    }

    static void ofThreeDimensions() { // instructions(5) blocks(9) bytes(280)
        Object[][][] array = new Object[2][three][4];
    }

    static void ofThreeDimensionsOneEmpty() { // instructions(5) blocks(3) bytes(56)
        long[][][] array = new long[2][0][4];
    }

    static void ofManyBytes() { // instructions(3) blocks(1) bytes(100016)
        byte[] array = new byte[100_000];
    }

    static void initialiser() { // instructions(15) blocks(1) bytes(32)
        int[] array = {1, 2, 3};
    }

    static void initialiserOfReferences() { // instructions(11) blocks(1) bytes(24)
        String[] array = {"one", "two"};
    }

    static void nestedInitialiser() { // instructions(30) blocks(4) bytes(96)
        int[][] array = {{1}, {2, 3}, {}};
    }

    static void reads() { // instructions(11) blocks(0) bytes(0)
        int element = numbers[1];
        String word = words[0];
        int length = words.length;
    }

    static void writes() { // instructions(8) blocks(0) bytes(0)
        numbers[0] = 5;
        words[0] = "one";
    }

    static void readsTwoDimensions() { // instructions(6) blocks(0) bytes(0)
        int element = grid[1][0];
    }

    static void writesTwoDimensions() { // instructions(15) blocks(0) bytes(0)
        grid[1][0] = 3;
        grid[0][1] += 1;
    }

    static void clones() { // instructions(8) blocks(2) bytes(72)
        int[] copy = numbers.clone();
        String[] same = words.clone();
    }

    static void clonesTwoDimensions() { // instructions(4) blocks(1) bytes(24)
        int[][] copy = grid.clone();
    }

    static void copiesByArraycopy() { // instructions(9) blocks(1) bytes(40)
        int[] copy = new int[5];
        System.arraycopy(numbers, 0, copy, 0, 5);
    }

    static void copiesByCopyOf() { // instructions(80 | 81) blocks(2) bytes(80)
        int[] copy = Arrays.copyOf(numbers, 9);
        String[] part = Arrays.copyOfRange(words, 1, 2);
    }

    static void fills() { // instructions(87) blocks(1) bytes(24)
        byte[] array = new byte[8];
        Arrays.fill(array, (byte) 1);
    }

    static void sorts() { // instructions(325 | 348) blocks(1) bytes(40)
        int[] sorted = numbers.clone();
        Arrays.sort(sorted);
    }

    static void sortsReferences() { // instructions(560 | 608) blocks(1) bytes(32)
        String[] sorted = words.clone();
        Arrays.sort(sorted);
    }

    static void searches() { // instructions(145 | 158) blocks(0) bytes(0)
        int found = Arrays.binarySearch(words, "two");
    }

    static void comparesContents() { // instructions(297 | 308) blocks(1) bytes(40)
        boolean equal = Arrays.equals(numbers, numbers.clone());
        int hash = Arrays.hashCode(numbers);
    }

    static void deepContents() { // instructions(214 | 246) blocks(0) bytes(0)
        boolean equal = Arrays.deepEquals(grid, grid);
        int hash = Arrays.deepHashCode(grid);
    }

    static void toText() { // instructions(1389 | 1399) blocks(4) bytes(112)
        String text = Arrays.toString(numbers);
    }

    static void asList() { // instructions(125 | 122) blocks(4) bytes(104)
        List<String> list = Arrays.asList(words);
        Object[] back = list.toArray();
        String[] typed = list.toArray(new String[0]);
    }

    private ArrayKinds() {}
}
