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

    static void ofInts() { // instructions(0) blocks(0) bytes(0)
        int[] array = new int[three];
    }

    static void ofBooleansAndBytes() { // instructions(0) blocks(0) bytes(0)
        boolean[] flags = new boolean[three];
        byte[] octets = new byte[three];
    }

    static void ofCharsAndShorts() { // instructions(0) blocks(0) bytes(0)
        char[] letters = new char[three];
        short[] numbers = new short[three];
    }

    static void ofLongsAndDoubles() { // instructions(0) blocks(0) bytes(0)
        long[] large = new long[three];
        double[] exact = new double[three];
    }

    static void ofFloats() { // instructions(0) blocks(0) bytes(0)
        float[] array = new float[three];
    }

    static void ofReferences() { // instructions(0) blocks(0) bytes(0)
        String[] array = new String[three];
        Object[] objects = new Object[three];
    }

    static void withoutElements() { // instructions(0) blocks(0) bytes(0)
        int[] array = new int[0];
        String[] strings = {};
    }

    static void ofTwoDimensions() { // instructions(0) blocks(0) bytes(0)
        int[][] array = new int[three][4];
    }

    static void ofTwoDimensionsOneOpen() { // instructions(0) blocks(0) bytes(0)
        int[][] array = new int[three][];
    }

    static void ofThreeDimensions() { // instructions(0) blocks(0) bytes(0)
        Object[][][] array = new Object[2][three][4];
    }

    static void ofThreeDimensionsOneEmpty() { // instructions(0) blocks(0) bytes(0)
        long[][][] array = new long[2][0][4];
    }

    static void ofManyBytes() { // instructions(0) blocks(0) bytes(0)
        byte[] array = new byte[100_000];
    }

    static void initialiser() { // instructions(0) blocks(0) bytes(0)
        int[] array = {1, 2, 3};
    }

    static void initialiserOfReferences() { // instructions(0) blocks(0) bytes(0)
        String[] array = {"one", "two"};
    }

    static void nestedInitialiser() { // instructions(0) blocks(0) bytes(0)
        int[][] array = {{1}, {2, 3}, {}};
    }

    static void reads() { // instructions(0) blocks(0) bytes(0)
        int element = numbers[1];
        String word = words[0];
        int length = words.length;
    }

    static void writes() { // instructions(0) blocks(0) bytes(0)
        numbers[0] = 5;
        words[0] = "one";
    }

    static void readsTwoDimensions() { // instructions(0) blocks(0) bytes(0)
        int element = grid[1][0];
    }

    static void writesTwoDimensions() { // instructions(0) blocks(0) bytes(0)
        grid[1][0] = 3;
        grid[0][1] += 1;
    }

    static void clones() { // instructions(0) blocks(0) bytes(0)
        int[] copy = numbers.clone();
        String[] same = words.clone();
    }

    static void clonesTwoDimensions() { // instructions(0) blocks(0) bytes(0)
        int[][] copy = grid.clone();
    }

    static void copiesByArraycopy() { // instructions(0) blocks(0) bytes(0)
        int[] copy = new int[5];
        System.arraycopy(numbers, 0, copy, 0, 5);
    }

    static void copiesByCopyOf() { // instructions(0) blocks(0) bytes(0)
        int[] copy = Arrays.copyOf(numbers, 9);
        String[] part = Arrays.copyOfRange(words, 1, 2);
    }

    static void fills() { // instructions(0) blocks(0) bytes(0)
        byte[] array = new byte[8];
        Arrays.fill(array, (byte) 1);
    }

    static void sorts() { // instructions(0) blocks(0) bytes(0)
        int[] sorted = numbers.clone();
        Arrays.sort(sorted);
    }

    static void sortsReferences() { // instructions(0) blocks(0) bytes(0)
        String[] sorted = words.clone();
        Arrays.sort(sorted);
    }

    static void searches() { // instructions(0) blocks(0) bytes(0)
        int found = Arrays.binarySearch(words, "two");
    }

    static void comparesContents() { // instructions(0) blocks(0) bytes(0)
        boolean equal = Arrays.equals(numbers, numbers.clone());
        int hash = Arrays.hashCode(numbers);
    }

    static void deepContents() { // instructions(0) blocks(0) bytes(0)
        boolean equal = Arrays.deepEquals(grid, grid);
        int hash = Arrays.deepHashCode(grid);
    }

    static void toText() { // instructions(0) blocks(0) bytes(0)
        String text = Arrays.toString(numbers);
    }

    static void asList() { // instructions(0) blocks(0) bytes(0)
        List<String> list = Arrays.asList(words);
        Object[] back = list.toArray();
        String[] typed = list.toArray(new String[0]);
    }

    private ArrayKinds() {}
}
