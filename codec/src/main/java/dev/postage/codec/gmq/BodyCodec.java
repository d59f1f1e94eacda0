package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonValue;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The members of a struct, message or case, with the FENCEs between their blocks. */
final class BodyCodec {
    private List<List<MemberCodec>> blocks = List.of(List.of());
    private Set<String> names = Set.of();

    /** Told last, because types may hold themselves in a VECTOR. */
    void setBlocks(List<List<MemberCodec>> members) {
        blocks = members;
        names = new HashSet<>();
        members.forEach(block -> block.forEach(member -> names.add(member.name())));
    }

    void compose(GmqRecord record, Composer out) {
        if (!names.containsAll(record.members().keySet())) {
            Set<String> more = new HashSet<>(record.members().keySet());
            more.removeAll(names);
            throw new IllegalArgumentException("members " + more + " found, expected some of " + names);
        }
        for (int i = 0; i < blocks.size(); i++) {
            if (i > 0) {
                out.fence();
            }
            for (MemberCodec member : blocks.get(i)) {
                member.codec().compose(value(record, member), out);
            }
        }
    }

    private static GmqValue value(GmqRecord record, MemberCodec member) {
        GmqValue value = record.members().get(member.name());
        return value != null
                ? value
                : member.defaultValue()
                        .orElseThrow(() -> new IllegalArgumentException(
                                "no member " + member.name() + " found, expected one: it has no default"));
    }

    /** The blocks from the first absent one on have their defaults (P2), each of the others is there as a whole (P3). */
    Map<String, GmqValue> parse(Parser in) throws CodecException {
        Map<String, GmqValue> members = new LinkedHashMap<>();
        boolean there = true;
        for (int i = 0; i < blocks.size(); i++) {
            there = there && (i == 0 || in.fence());
            for (MemberCodec member : blocks.get(i)) {
                members.put(member.name(), there ? member.codec().parse(in) : member.empty());
            }
        }
        return members;
    }

    int leastBytes() {
        return (int) Math.min(
                Integer.MAX_VALUE,
                blocks.get(0).stream()
                        .mapToLong(member -> member.codec().leastBytes())
                        .sum());
    }

    boolean isEmptyWhenBare() {
        return blocks.stream()
                .allMatch(block ->
                        block.stream().allMatch(member -> member.codec().isEmptyWhenBare()));
    }

    GmqRecord empty() {
        Map<String, GmqValue> members = new LinkedHashMap<>();
        blocks.forEach(block -> block.forEach(member -> members.put(member.name(), member.empty())));
        return new GmqRecord(members);
    }

    void toJson(GmqRecord record, Map<String, JsonValue> json) {
        blocks.forEach(block ->
                block.forEach(member -> json.put(member.name(), member.codec().toJson(value(record, member)))));
    }

    /** Members behind a FENCE may be left out. */
    GmqRecord fromJson(JsonObject json, Set<String> others) throws GmqJsonException {
        for (String name : json.members().keySet()) {
            if (!names.contains(name) && !others.contains(name)) {
                throw new GmqJsonException("a member " + name, "one of " + names);
            }
        }
        Map<String, GmqValue> members = new LinkedHashMap<>();
        for (List<MemberCodec> block : blocks) {
            for (MemberCodec member : block) {
                members.put(member.name(), fromJson(json, member));
            }
        }
        return new GmqRecord(members);
    }

    private static GmqValue fromJson(JsonObject json, MemberCodec member) throws GmqJsonException {
        JsonValue value = json.members().get(member.name());
        if (value == null) {
            if (member.defaultValue().isEmpty()) {
                throw new GmqJsonException("no member " + member.name(), "one: it has no default");
            }
            return member.defaultValue().get();
        }
        try {
            return member.codec().fromJson(value);
        } catch (GmqJsonException e) {
            throw e.within("." + member.name());
        }
    }
}
