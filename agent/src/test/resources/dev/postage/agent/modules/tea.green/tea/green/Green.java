package tea.green;

import tea.api.Brew;

/** In a package that no other module can reach: 10 instructions and an array, and 4 instructions. */
public final class Green implements Brew {
    @Override
    public int cups(int wanted) {
        int[] cups = new int[wanted];
        return poured(cups.length) + cups.length;
    }

    private static int poured(int number) {
        return 3 * number;
    }
}
