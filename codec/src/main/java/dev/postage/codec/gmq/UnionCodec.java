package dev.postage.codec.gmq;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.frame.UnknownFrames;
import dev.postage.codec.gmq.idl.UnionType;
import dev.postage.codec.json.JsonNull;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * DISCRIMINATED_UNION: case id and members, framed as a struct when it is extensible (P10). In JSON {"case":"NAME",members}, and
 * {"case":null,"id":7} when the case is unknown.
 */
final class UnionCodec extends ValueCodec {
    private static final String CASE = "case";
    private static final String ID = "id";

    private final UnionType type;
    private final boolean keepsUnknown;
    private final Map<String, Case> byName = new LinkedHashMap<>();
    private final Map<Long, Case> byId = new HashMap<>();

    private record Case(String name, long id, BodyCodec body) {}

    UnionCodec(UnionType type, boolean keepsUnknown) {
        this.type = type;
        this.keepsUnknown = keepsUnknown;
        type.cases().forEach(one -> {
            Case known = new Case(one.name(), one.id(), new BodyCodec());
            byName.put(one.name(), known);
            byId.put(one.id(), known);
        });
    }

    UnionType type() {
        return type;
    }

    BodyCodec body(String caseName) {
        return byName.get(caseName).body();
    }

    @Override
    void compose(GmqValue value, Composer out) {
        GmqUnion union = as(GmqUnion.class, value);
        Optional<Case> known = union.name().map(byName::get);
        if (known.isEmpty()) {
            refuseLost(union);
        }
        if (type.extensible()) {
            out.beginStruct();
        } else {
            out.enter();
        }
        out.unsigned(known.map(Case::id).orElse(union.id()));
        known.ifPresent(one -> one.body().compose(union.members(), out));
        if (type.extensible()) {
            StructCodec.end(union.members().unknown(), out);
        } else {
            out.leave();
        }
    }

    /** An unknown case can be written when it is the empty union, or when its members were kept. */
    private void refuseLost(GmqUnion union) {
        boolean whole = union.id() == 0 || union.members().unknown().isPresent();
        if (union.name().isPresent() || !type.extensible() || !whole) {
            throw new IllegalArgumentException("case "
                    + union.name().orElse("unknown(" + Long.toUnsignedString(union.id()) + ")")
                    + " found, expected one of "
                    + byName.keySet() + ": the members of an unknown one are written only when they were kept");
        }
    }

    @Override
    GmqUnion parse(Parser in) throws CodecException {
        if (type.extensible()) {
            in.beginStruct();
            long id = in.unsigned();
            Case known = byId.get(id);
            return known == null ? unknown(id, in) : extensible(known, in);
        }
        in.enter();
        long id = in.unsigned();
        Case known = byId.get(id);
        if (known == null) {
            throw in.refuse(id, "a case of the NONEXTENDABLE union " + type.name());
        }
        GmqUnion union =
                GmqUnion.of(known.name(), id, new GmqRecord(known.body().parse(in)));
        in.leave();
        return union;
    }

    private GmqUnion unknown(long id, Parser in) throws CodecException {
        if (keepsUnknown) {
            UnknownFrames kept = in.keepRest();
            // the empty union is one value, whether it was read or is a default
            return id == 0 && kept.isEmpty() ? empty() : GmqUnion.unknown(id, Optional.of(kept));
        }
        in.skipRest();
        return GmqUnion.unknown(id, Optional.empty());
    }

    private GmqUnion extensible(Case known, Parser in) throws CodecException {
        Map<String, GmqValue> members = known.body().parse(in);
        Optional<UnknownFrames> unknown = Optional.empty();
        if (keepsUnknown) {
            unknown = Optional.of(in.endStructKeeping()).filter(kept -> !kept.isEmpty());
        } else {
            in.endStruct();
        }
        return GmqUnion.of(known.name(), known.id(), new GmqRecord(members, unknown));
    }

    @Override
    int leastBytes() {
        return 1;
    }

    /** No case at all, which only an extensible union can be; else the first case with empty members. */
    @Override
    GmqUnion empty() {
        if (type.extensible()) {
            return GmqUnion.unknown(0, Optional.empty());
        }
        Case first = byName.values().iterator().next();
        return GmqUnion.of(first.name(), first.id(), first.body().empty());
    }

    @Override
    JsonValue toJson(GmqValue value) {
        GmqUnion union = as(GmqUnion.class, value);
        Map<String, JsonValue> json = new LinkedHashMap<>();
        Case known = union.name().map(byName::get).orElse(null);
        if (known == null) {
            json.put(CASE, JsonNull.NULL);
            json.put(ID, UnsignedCodec.json(union.id()));
        } else {
            json.put(CASE, new JsonString(known.name()));
            known.body().toJson(union.members(), json);
        }
        return new JsonObject(json);
    }

    @Override
    GmqUnion fromJson(JsonValue json) throws GmqJsonException {
        JsonObject object = as(JsonObject.class, json, "{\"case\":name,members}");
        JsonValue name =
                object.member(CASE).orElseThrow(() -> new GmqJsonException("no member case", "\"case\":\"name\""));
        if (name == JsonNull.NULL) {
            return unknown(object);
        }
        Case known = byName.get(as(JsonString.class, name, "the name of a case").value());
        if (known == null) {
            throw new GmqJsonException("case " + name, "one of " + byName.keySet());
        }
        return GmqUnion.of(known.name(), known.id(), known.body().fromJson(object, Set.of(CASE)));
    }

    private GmqUnion unknown(JsonObject object) throws GmqJsonException {
        JsonValue id = object.member(ID).orElse(JsonNull.NULL);
        long value = UnsignedCodec.unsigned(id, "0 as the id of an unknown case: the members of others are lost");
        if (value != 0 || !type.extensible() || object.members().size() != 2) {
            throw new GmqJsonException(brief(object), "one of the cases " + byName.keySet());
        }
        return empty();
    }
}
