package dev.postage.codec.bytes;

/**
 * Bytes are not what they should be: where, what was expected, and what was found. It has no stack trace: the place in
 * the bytes is what matters, and refusing a message must not be dearer than taking it.
 */
public final class CodecException extends Exception {
    private static final long serialVersionUID = 1L;

    private final long offset;
    private final String expected;
    private final String found;

    /**
     * @param offset of the first byte that is wrong, from the beginning of the input
     * @param expected what should be there
     * @param found what is there
     */
    public CodecException(long offset, String expected, String found) {
        super("at offset " + offset + ": " + found + " found, expected " + expected, null, false, false);
        this.offset = offset;
        this.expected = expected;
        this.found = found;
    }

    /** Where the first wrong byte is, from the beginning of the input; the input's length when it ends too early. */
    public long offset() {
        return offset;
    }

    /** What should be there. */
    public String expected() {
        return expected;
    }

    /** What is there. */
    public String found() {
        return found;
    }
}
