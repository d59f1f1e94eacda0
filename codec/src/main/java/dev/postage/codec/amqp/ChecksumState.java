package dev.postage.codec.amqp;

/** What became of the check of a sum. */
public enum ChecksumState {
    /** The footer's sum is that of the bare message. */
    VALID,
    /** It is another one. */
    MISMATCH,
    /** The footer has no sum of this kind, or one that is not a uint. */
    UNVERIFIED
}
