package dev.postage.codec.gmq.frame;

/**
 * What a parser refuses although the format allows it.
 *
 * @param maxFieldFrame the largest payload of a field frame, in bytes; checked before anything is allocated (H4)
 * @param maxDepth how many structs may be open at once, those that are skipped included (P5)
 */
public record ParserLimits(int maxFieldFrame, int maxDepth) {
    /** Field frames of 64 MiB, 100 structs. */
    public static final ParserLimits DEFAULT = new ParserLimits(64 << 20, 100);

    /**
     * Checks the limits.
     *
     * @throws IllegalArgumentException if a limit is less than 1
     */
    public ParserLimits {
        if (maxFieldFrame < 1 || maxDepth < 1) {
            throw new IllegalArgumentException("maxFieldFrame is " + maxFieldFrame + " and maxDepth is " + maxDepth
                    + ", at least 1 is needed: raise what is lower");
        }
    }
}
