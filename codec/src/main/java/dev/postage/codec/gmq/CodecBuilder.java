package dev.postage.codec.gmq;

import dev.postage.codec.gmq.idl.BlobType;
import dev.postage.codec.gmq.idl.Body;
import dev.postage.codec.gmq.idl.ByteArrayType;
import dev.postage.codec.gmq.idl.DefaultValue;
import dev.postage.codec.gmq.idl.DictionaryType;
import dev.postage.codec.gmq.idl.EnumType;
import dev.postage.codec.gmq.idl.IdlType;
import dev.postage.codec.gmq.idl.IntegerType;
import dev.postage.codec.gmq.idl.Member;
import dev.postage.codec.gmq.idl.MessageType;
import dev.postage.codec.gmq.idl.RealType;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.gmq.idl.StructUse;
import dev.postage.codec.gmq.idl.TextType;
import dev.postage.codec.gmq.idl.UnionUse;
import dev.postage.codec.gmq.idl.UnsignedType;
import dev.postage.codec.gmq.idl.VectorType;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Makes the codecs of a schema: first one for each struct and union, then their members, which may name any of them. A default
 * is made when everything it may consist of is complete.
 */
final class CodecBuilder {
    private final Schema schema;
    private final boolean keepsUnknown;
    private final Map<String, StructCodec> structs = new HashMap<>();
    private final Map<String, UnionCodec> unions = new HashMap<>();
    private final Set<String> complete = new HashSet<>();

    CodecBuilder(Schema schema, boolean keepsUnknown) {
        this.schema = schema;
        this.keepsUnknown = keepsUnknown;
        schema.structs()
                .forEach((name, struct) -> structs.put(name, new StructCodec(struct.extensible(), keepsUnknown)));
        schema.unions().forEach((name, union) -> unions.put(name, new UnionCodec(union, keepsUnknown)));
        structs.keySet().forEach(this::completeStruct);
        unions.keySet().forEach(this::completeUnion);
    }

    Map<String, StructCodec> structs() {
        return structs;
    }

    Map<String, UnionCodec> unions() {
        return unions;
    }

    MessageCodec message(MessageType message) {
        if (message.alias().isPresent()) {
            return new MessageCodec(message, structs.get(message.alias().get().name()));
        }
        StructCodec body = new StructCodec(message.body().extensible(), keepsUnknown);
        fill(body.body(), message.body().body());
        return new MessageCodec(message, body);
    }

    private void completeStruct(String name) {
        if (complete.add(name)) {
            fill(structs.get(name).body(), schema.structs().get(name).body());
        }
    }

    private void completeUnion(String name) {
        if (complete.add(name)) {
            UnionCodec union = unions.get(name);
            union.type().cases().forEach(one -> fill(union.body(one.name()), one.body()));
        }
    }

    private void fill(BodyCodec codec, Body body) {
        codec.setBlocks(body.blocks().stream()
                .map(block -> block.stream().map(this::member).toList())
                .toList());
    }

    /** A default is made of what the member holds by value, which never leads back here. */
    private MemberCodec member(Member member) {
        if (member.type() instanceof StructUse use) {
            completeStruct(use.name());
        } else if (member.type() instanceof UnionUse use) {
            completeUnion(use.name());
        }
        ValueCodec codec = codec(member.type());
        Optional<GmqValue> value = member.defaultValue().map(one -> value(one, codec));
        return new MemberCodec(member.name(), codec, value);
    }

    private static GmqValue value(DefaultValue value, ValueCodec codec) {
        if (value instanceof DefaultValue.Whole whole) {
            return whole.signed() ? new GmqInteger(whole.value()) : new GmqUnsigned(whole.value());
        }
        if (value instanceof DefaultValue.Real real) {
            return new GmqReal(real.value());
        }
        if (value instanceof DefaultValue.Text text) {
            return new GmqText(text.value());
        }
        return value instanceof DefaultValue.Named named ? new GmqName(named.name()) : codec.empty();
    }

    private ValueCodec codec(IdlType type) {
        if (type instanceof StructUse use) {
            return structs.get(use.name());
        }
        if (type instanceof UnionUse use) {
            return unions.get(use.name());
        }
        if (type instanceof VectorType vector) {
            return new VectorCodec(codec(vector.element()));
        }
        if (type instanceof DictionaryType dictionary) {
            return new DictionaryCodec(codec(dictionary.key()), codec(dictionary.value()));
        }
        return elementary(type);
    }

    private static ValueCodec elementary(IdlType type) {
        if (type instanceof IntegerType integer) {
            return new IntegerCodec(integer);
        }
        if (type instanceof UnsignedType unsigned) {
            return new UnsignedCodec(unsigned);
        }
        if (type instanceof RealType real) {
            return new RealCodec(real);
        }
        if (type instanceof TextType text) {
            return new TextCodec(text);
        }
        if (type instanceof EnumType names) {
            return new EnumCodec(names);
        }
        if (type instanceof ByteArrayType array) {
            return BytesCodec.ofByteArray(array.size());
        }
        if (type instanceof BlobType) {
            return BytesCodec.ofBlob();
        }
        throw new IllegalStateException("no codec for " + type);
    }
}
