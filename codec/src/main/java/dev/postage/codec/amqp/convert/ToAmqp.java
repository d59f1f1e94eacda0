package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.Container;
import dev.postage.codec.amqp.type.HeaderField;
import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import java.nio.ByteBuffer;
import java.util.EnumMap;
import java.util.Map;

/** Writes the sections a converted message has, as RabbitMQ sends it to a consumer. */
final class ToAmqp {
    private final ValueWriter out;
    private final Map<PropertyField, Runnable> properties = new EnumMap<>(PropertyField.class);

    ToAmqp(ValueWriter out) {
        this.out = out;
    }

    ValueWriter out() {
        return out;
    }

    /** Writes a header for the first delivery; negative numbers are null. */
    void header(boolean durable, int priority, long ttlMs) {
        out.section(SectionKind.HEADER.code());
        int begin = out.beginList();
        Container.writeFields(out, durable, priority, ttlMs);
        out.booleanValue(true);
        out.uint(0);
        out.endList(begin, HeaderField.count());
    }

    /** Begins message annotations with what the broker adds. */
    int beginAnnotations(String exchange, String routingKey) {
        out.section(SectionKind.MESSAGE_ANNOTATIONS.code());
        int begin = out.beginMap();
        out.symbol("x-exchange");
        out.string(exchange);
        out.symbol("x-routing-key");
        out.string(routingKey);
        return begin;
    }

    void endAnnotations(int begin, int entries) {
        out.endMap(begin, 2 * (entries + 2));
    }

    /** Sets a property that {@link #properties} will write. */
    void property(PropertyField field, Runnable value) {
        properties.put(field, value);
    }

    /** Writes the properties that are set, and no section when there are none. */
    void properties() {
        int count = properties.keySet().stream()
                .mapToInt(field -> field.place() + 1)
                .max()
                .orElse(0);
        if (count > 0) {
            out.section(SectionKind.PROPERTIES.code());
            int begin = out.beginList();
            for (int i = 0; i < count; i++) {
                properties.getOrDefault(PropertyField.of(i), out::nullValue).run();
            }
            out.endList(begin, count);
        }
    }

    /** Begins application properties; they are taken back when none comes. */
    int beginApplicationProperties() {
        out.section(SectionKind.APPLICATION_PROPERTIES.code());
        return out.beginMap();
    }

    void endApplicationProperties(int begin, int entries) {
        if (entries == 0) {
            out.out().truncate(begin - SECTION_HEAD);
        } else {
            out.endMap(begin, 2 * entries);
        }
    }

    private static final int SECTION_HEAD = 3;

    void data(ByteBuffer payload) {
        byte[] octets = new byte[payload.remaining()];
        payload.duplicate().get(octets);
        out.section(SectionKind.DATA.code());
        out.binary(octets);
    }
}
