package dev.postage.codec.gmq.frame;

/** A second way to find the end of an extensible struct: by recursion, where the parser counts. */
public final class NaiveSkip {
    /** What is returned for bytes that are malformed. */
    public static final int MALFORMED = -1;

    private final FrameHeaderLayout layout;
    private final byte[] bytes;
    private int at;
    private int flags;
    private int size;

    private NaiveSkip(FrameHeaderLayout layout, byte[] bytes, int at) {
        this.layout = layout;
        this.bytes = bytes;
        this.at = at;
    }

    /** The index behind the struct that begins at an index. */
    public static int end(FrameHeaderLayout layout, byte[] bytes, int from) {
        NaiveSkip skip = new NaiveSkip(layout, bytes, from);
        boolean begins;
        do {
            begins = skip.frame();
        } while (begins && skip.flags == 0 && skip.size == 0);
        return begins && skip.flags >= 2 && skip.rest(1) ? skip.at : MALFORMED;
    }

    /** Whether all frames of the struct whose first one was just read are well. */
    private boolean rest(int depth) {
        if (depth > ParserLimits.DEFAULT.maxDepth()) {
            return false;
        }
        boolean last = flags % 2 == 1;
        while (!last) {
            if (!frame()) {
                return false;
            }
            if (flags >= 2) {
                if (!rest(depth + 1)) {
                    return false;
                }
            } else {
                last = flags == 1;
            }
        }
        return true;
    }

    /** Reads a header as text of zeros and ones, and passes the payload. */
    private boolean frame() {
        if (at >= bytes.length) {
            return false;
        }
        String bits = bits(bytes[at++]);
        flags = Integer.parseInt(bits.substring(0, 2), 2);
        long length;
        if (layout == FrameHeaderLayout.COMPACT && bits.charAt(2) == '1') {
            length = Long.parseLong(bits.substring(3), 2);
        } else if (bits.charAt(layout == FrameHeaderLayout.COMPACT ? 3 : 2) == '1') {
            length = groups(bits.substring(layout == FrameHeaderLayout.COMPACT ? 4 : 3));
        } else if (at < bytes.length) {
            length = Long.parseLong(bits.substring(3) + bits(bytes[at++]), 2);
        } else {
            return false;
        }
        if (length < 0 || length > bytes.length - at) {
            return false;
        }
        size = (int) length;
        at += size;
        return true;
    }

    private long groups(String firstBits) {
        String number = firstBits;
        for (int i = 1; i < 5 && at < bytes.length; i++) {
            String group = bits(bytes[at++]);
            number += group.substring(1);
            if (group.charAt(0) == '0') {
                long length = Long.parseLong(number, 2);
                return length == 0 || length > ParserLimits.DEFAULT.maxFieldFrame() ? MALFORMED : length;
            }
        }
        return MALFORMED;
    }

    private static String bits(byte value) {
        return Integer.toBinaryString((value & 0xff) | 0x100).substring(1);
    }
}
