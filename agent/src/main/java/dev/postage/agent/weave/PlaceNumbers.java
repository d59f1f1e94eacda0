package dev.postage.agent.weave;

import java.util.Arrays;

/** A number, 0 or more, for each of some bytecode offsets. */
final class PlaceNumbers {
    private static final int FEW = 64;

    /** One more than the number; 0 where there is none. */
    private int[] numbers = new int[FEW];

    void put(int place, int number) {
        if (place >= numbers.length) {
            numbers = Arrays.copyOf(numbers, Math.max(place + 1, 2 * numbers.length));
        }
        numbers[place] = number + 1;
    }

    boolean has(int place) {
        return place < numbers.length && numbers[place] != 0;
    }

    /** @param place one that {@link #has} a number */
    int get(int place) {
        return numbers[place] - 1;
    }
}
