package dev.postage.codec.gmq;

import java.util.Optional;

/**
 * A member.
 *
 * @param name its own
 * @param codec of its type
 * @param defaultValue when it stands behind a FENCE
 */
record MemberCodec(String name, ValueCodec codec, Optional<GmqValue> defaultValue) {
    /** What the member is in the value EMPTY of its struct. */
    GmqValue empty() {
        return defaultValue.orElseGet(codec::empty);
    }
}
