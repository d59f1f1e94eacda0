package dev.postage.agent.keep;

/**
 * What writer and reader of the file agree on. It lives as long as one measurement and is read by the agent that wrote
 * it, so that there is one version and no other reader.
 *
 * <p>{@code long} magic and the owner's text; the classes one after the other: length and bytes of the woven class,
 * offset of its number, slots, counted methods, the methods left for their size, what it counts; then the index, a
 * {@code long} key and an {@code int} offset each; the number of classes as {@code int}; last the CRC-32 of all before
 * it, because a class that lost a bit would still be defined, or count for another. A text is an {@code int}
 * length, the bytes it has in memory, and a byte that tells whether a character is one of them or two.
 */
final class KeptFormat {
    static final long MAGIC = 0x504f535441474557L;
    static final int INDEX_ENTRY = Long.BYTES + Integer.BYTES;
    static final int CHECKSUM = Integer.BYTES;

    private KeptFormat() {}
}
