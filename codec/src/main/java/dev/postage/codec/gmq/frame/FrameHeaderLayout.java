package dev.postage.codec.gmq.frame;

/**
 * The two ways to write the header of a frame. Bit 7 comes first (H1); F = FIRST, L = LAST.
 *
 * <pre>
 * COMPACT  F L 1 sssss                           small open frame, payload of 0..31 bytes
 *          F L 0 0 ssss  ssssssss                large open frame, payload of 0..4095 bytes
 *          F L 0 1 ssss  mggggggg [mggggggg ..]  field frame: 4 bits, then 7-bit groups, m = 1: more follow
 * FIXED    F L 0 sssss   ssssssss                open frame, payload of 0..8191 bytes
 *          F L 1 sssss   mggggggg [mggggggg ..]  field frame: 5 bits, then 7-bit groups
 * </pre>
 */
public enum FrameHeaderLayout {
    /** Headers of one byte for open frames of up to 31 bytes; the default. */
    COMPACT(4095, 1, 0x10, 4),
    /** Headers of two bytes for all open frames, which may be twice as large. */
    FIXED(8191, 2, 0x20, 5);

    /** The flag of a frame that begins an extensible struct. */
    static final int FIRST = 0x80;
    /** The flag of a frame that ends an extensible struct. */
    static final int LAST = 0x40;
    /** The bit of a small open frame in COMPACT. */
    static final int SMALL = 0x20;
    /** The largest payload of a small open frame. */
    static final int SMALL_LIMIT = 31;
    /** The longest header of a field frame, in bytes (H4). */
    static final int MAX_HEADER = 5;

    private static final int GROUP_BITS = 7;

    private final int openLimit;
    private final int shortestHeader;
    private final int fieldBit;
    private final int fieldBits;

    FrameHeaderLayout(int openLimit, int shortestHeader, int fieldBit, int fieldBits) {
        this.openLimit = openLimit;
        this.shortestHeader = shortestHeader;
        this.fieldBit = fieldBit;
        this.fieldBits = fieldBits;
    }

    /** The largest payload of an open frame, in bytes; a longer value gets a field frame of its own (C5). */
    public int openLimit() {
        return openLimit;
    }

    int shortestHeader() {
        return shortestHeader;
    }

    int fieldBit() {
        return fieldBit;
    }

    /** The size bits in the first byte of a field frame's header, as a mask. */
    int fieldSizeMask() {
        return (1 << fieldBits) - 1;
    }

    /**
     * Writes the shortest header of a field frame (H3, H5).
     *
     * @return the index behind it
     */
    int putField(byte[] to, int at, int flags, int size) {
        int groups = fieldHeaderLength(size) - 1;
        to[at] = (byte) (flags | fieldBit | (size >>> (GROUP_BITS * groups)));
        for (int i = 1; i <= groups; i++) {
            int more = i < groups ? 0x80 : 0;
            to[at + i] = (byte) (more | ((size >>> (GROUP_BITS * (groups - i))) & 0x7f));
        }
        return at + 1 + groups;
    }

    /** 2 to 5 bytes: the byte behind the first is always there (H3). */
    int fieldHeaderLength(int size) {
        int groups = 1;
        while ((long) size >>> (fieldBits + GROUP_BITS * groups) != 0) {
            groups++;
        }
        return 1 + groups;
    }
}
