package dev.postage.codec.gmq;

import dev.postage.codec.gmq.frame.UnknownFrames;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * The members of a struct or message.
 *
 * @param members by name; of those behind a FENCE any may be missing when composing, and all are there when parsed
 * @param unknown what a newer version added, when the schema was told to keep it (P9)
 */
public record GmqRecord(Map<String, GmqValue> members, Optional<UnknownFrames> unknown) implements GmqValue {
    public GmqRecord {
        members = Collections.unmodifiableMap(new LinkedHashMap<>(members));
    }

    /** A record of the given members. */
    public GmqRecord(Map<String, GmqValue> members) {
        this(members, Optional.empty());
    }

    /**
     * The member of that name.
     *
     * @throws IllegalArgumentException when there is none
     */
    public GmqValue member(String name) {
        GmqValue value = members.get(name);
        if (value == null) {
            throw new IllegalArgumentException("no member " + name + " found, expected one of " + members.keySet());
        }
        return value;
    }
}
