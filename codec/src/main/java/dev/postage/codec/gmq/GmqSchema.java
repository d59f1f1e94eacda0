package dev.postage.codec.gmq;

import dev.postage.codec.gmq.idl.MessageType;
import dev.postage.codec.gmq.idl.Schema;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The types of a schema, ready to compose and parse. For any number of threads. */
public final class GmqSchema {
    private final Schema schema;
    private final CodecBuilder codecs;

    private GmqSchema(Schema schema, boolean keepsUnknown) {
        this.schema = schema;
        this.codecs = new CodecBuilder(schema, keepsUnknown);
    }

    /** Types that drop what newer versions added. */
    public static GmqSchema of(Schema schema) {
        return new GmqSchema(schema, false);
    }

    /** Types that keep what newer versions added, and write it again behind the members they know (P9). */
    public static GmqSchema keepingUnknown(Schema schema) {
        return new GmqSchema(schema, true);
    }

    /**
     * The type of that name.
     *
     * @param name of a struct, a union, a message (with its scope, {@code scope:name}, where the name alone is ambiguous), or
     *     a scope, which is any of its messages
     * @throws IllegalArgumentException when there is none
     */
    public GmqType type(String name) {
        return codec(name)
                .map(codec -> new GmqType(name, codec))
                .orElseThrow(() -> new IllegalArgumentException(
                        "no type " + name + " found in " + schema.file() + ", expected one of " + names()));
    }

    private Optional<ValueCodec> codec(String name) {
        if (codecs.structs().containsKey(name)) {
            return Optional.of(codecs.structs().get(name));
        }
        if (codecs.unions().containsKey(name)) {
            return Optional.of(codecs.unions().get(name));
        }
        List<MessageType> messages = schema.messages().stream()
                .filter(message -> name.equals(message.name()) || name.equals(message.scope() + ":" + message.name()))
                .toList();
        if (messages.size() == 1) {
            return Optional.of(codecs.message(messages.get(0)));
        }
        return schema.scopes().contains(name) ? Optional.of(scope(name)) : Optional.empty();
    }

    private ScopeCodec scope(String name) {
        return new ScopeCodec(
                name,
                schema.messages().stream()
                        .filter(message -> message.scope().equals(name))
                        .map(codecs::message)
                        .toList());
    }

    private Set<String> names() {
        Set<String> names = new TreeSet<>(schema.structs().keySet());
        names.addAll(schema.unions().keySet());
        names.addAll(schema.scopes());
        Stream<String> messages = schema.messages().stream().map(message -> message.scope() + ":" + message.name());
        messages.forEach(names::add);
        return names;
    }
}
