package dev.postage.codec.gmq.frame;

/**
 * One frame as its header tells.
 *
 * @param offset of its header in the input
 * @param headerLength in bytes
 * @param kind what the header announces
 * @param first whether it begins an extensible struct
 * @param last whether it ends one
 * @param size of the payload, in bytes
 */
public record Frame(long offset, int headerLength, Kind kind, boolean first, boolean last, int size) {
    /** What a frame holds. */
    public enum Kind {
        /** Any number of values. */
        OPEN,
        /** One value. */
        FIELD
    }

    /** Where the payload begins. */
    public long payloadOffset() {
        return offset + headerLength;
    }
}
