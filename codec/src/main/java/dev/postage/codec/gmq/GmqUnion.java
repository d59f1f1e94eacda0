package dev.postage.codec.gmq;

import dev.postage.codec.gmq.frame.UnknownFrames;
import java.util.Map;
import java.util.Optional;

/**
 * A DISCRIMINATED_UNION.
 *
 * @param name of the case; none when it is unknown (P10)
 * @param id of the case, unsigned
 * @param members of the case; empty when it is unknown
 */
public record GmqUnion(Optional<String> name, long id, GmqRecord members) implements GmqValue {
    /** A case that is known. */
    public static GmqUnion of(String name, long id, GmqRecord members) {
        return new GmqUnion(Optional.of(name), id, members);
    }

    /** A case that is not known; with the id 0 the empty union, which is no case at all. */
    public static GmqUnion unknown(long id, Optional<UnknownFrames> kept) {
        return new GmqUnion(Optional.empty(), id, new GmqRecord(Map.of(), kept));
    }
}
