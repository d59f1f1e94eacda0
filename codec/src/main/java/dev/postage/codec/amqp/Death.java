package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.FormatCode;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Utf8;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Where and why a message was dead-lettered: an element of RabbitMQ's annotation x-opt-deaths, which begins with the
 * latest.
 *
 * @param queue it was in
 * @param reason such as rejected or expired
 * @param count how often that happened there
 * @param firstMs when it happened first, milliseconds since 1970
 * @param lastMs when it happened last
 * @param exchange it was published to before
 * @param routingKeys it was published with before
 * @param ttlMs the time to live it had then, -1 for none; it does not expire a second time
 */
public record Death(
        String queue,
        String reason,
        long count,
        long firstMs,
        long lastMs,
        String exchange,
        List<String> routingKeys,
        long ttlMs) {
    /** The annotation. */
    public static final Key ANNOTATION = Key.of("x-opt-deaths");

    private static final int FIELDS = 7;

    public Death {
        routingKeys = List.copyOf(routingKeys);
    }

    /** Reads the annotation the cursor stands on; nothing when it has another shape. */
    public static Optional<List<Death>> read(Cursor cursor) throws CodecException {
        if (cursor.type() != AmqpType.ARRAY) {
            return Optional.empty();
        }
        List<Death> deaths = new ArrayList<>();
        cursor.enter();
        boolean shaped = cursor.elementCode().type() == AmqpType.MAP;
        while (shaped && cursor.next()) {
            Optional<Death> death = new DeathReader().read(cursor);
            death.ifPresent(deaths::add);
            shaped = death.isPresent();
        }
        cursor.leave();
        return shaped ? Optional.of(deaths) : Optional.empty();
    }

    /** Writes the annotation's value. */
    static void write(List<Death> deaths, ValueWriter out) {
        int begin = out.beginArray();
        out.out().u8(FormatCode.MAP32.octet());
        deaths.forEach(death -> death.writeElement(out));
        out.endArray(begin, deaths.size());
    }

    private void writeElement(ValueWriter out) {
        int begin = out.beginMap();
        if (ttlMs >= 0) {
            out.symbol("ttl");
            out.uint(ttlMs);
        }
        out.symbol("queue");
        out.string(queue);
        out.symbol("reason");
        out.symbol(reason);
        out.symbol("count");
        out.ulong(count);
        out.symbol("first-time");
        out.timestamp(firstMs);
        out.symbol("last-time");
        out.timestamp(lastMs);
        out.symbol("exchange");
        out.string(exchange);
        out.symbol("routing-keys");
        writeRoutingKeys(out);
        out.endElement(begin, 2 * (ttlMs >= 0 ? FIELDS + 1 : FIELDS));
    }

    private void writeRoutingKeys(ValueWriter out) {
        int begin = out.beginArray();
        out.out().u8(FormatCode.STRING32.octet());
        for (String key : routingKeys) {
            byte[] utf8 = key.getBytes(StandardCharsets.UTF_8);
            out.out().i32(utf8.length);
            out.out().octets(utf8);
        }
        out.endArray(begin, routingKeys.size());
    }

    /** Collects the entries of one element. */
    private static final class DeathReader {
        private String queue = "";
        private String reason = "";
        private String exchange = "";
        private long count = -1;
        private long firstMs;
        private long lastMs;
        private long ttlMs = -1;
        private final List<String> routingKeys = new ArrayList<>();
        private int found;

        Optional<Death> read(Cursor cursor) throws CodecException {
            boolean once = true;
            cursor.enter();
            while (cursor.next()) {
                String key = cursor.type() == AmqpType.SYMBOL && isText(cursor) ? Values.text(cursor) : "";
                cursor.next();
                int entry = take(key, cursor);
                once &= (found & entry) == 0;
                found |= entry;
            }
            cursor.leave();
            return once && found == (1 << FIELDS) - 1
                    ? Optional.of(new Death(queue, reason, count, firstMs, lastMs, exchange, routingKeys, ttlMs))
                    : Optional.empty();
        }

        /** The bit of an entry that every element has; 0 for any other. */
        private int take(String key, Cursor cursor) throws CodecException {
            boolean text = cursor.type() == AmqpType.STRING || cursor.type() == AmqpType.SYMBOL;
            if (text && !isText(cursor)) {
                return 0;
            }
            switch (key + " " + cursor.type().label()) {
                case "queue string" -> {
                    queue = Values.text(cursor);
                    return 1;
                }
                case "reason symbol" -> {
                    reason = Values.text(cursor);
                    return 1 << 1;
                }
                case "exchange string" -> {
                    exchange = Values.text(cursor);
                    return 1 << 2;
                }
                case "count ulong" -> {
                    count = Values.integral(cursor);
                    return 1 << 3;
                }
                case "first-time timestamp" -> {
                    firstMs = Values.timestamp(cursor);
                    return 1 << 4;
                }
                case "last-time timestamp" -> {
                    lastMs = Values.timestamp(cursor);
                    return 1 << 5;
                }
                case "routing-keys array" -> {
                    return takeRoutingKeys(cursor) ? 1 << 6 : 0;
                }
                case "ttl uint" -> {
                    ttlMs = Values.integral(cursor);
                    return 0;
                }
                default -> {
                    return 0;
                }
            }
        }

        private boolean takeRoutingKeys(Cursor cursor) throws CodecException {
            cursor.enter();
            boolean texts = cursor.elementCode().type() == AmqpType.STRING;
            while (texts && cursor.next()) {
                texts = isText(cursor);
                routingKeys.add(texts ? Values.text(cursor) : "");
            }
            cursor.leave();
            return texts;
        }

        private static boolean isText(Cursor cursor) {
            return Utf8.firstWrong(cursor.octets(), cursor.contentOffset(), cursor.contentLength()) < 0;
        }
    }
}
