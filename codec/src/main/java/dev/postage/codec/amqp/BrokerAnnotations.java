package dev.postage.codec.amqp;

import dev.postage.codec.amqp.type.AmqpType;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Reencoder;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import java.util.List;

/** The annotations a broker puts before those of the client, which lose what the broker says itself. */
final class BrokerAnnotations {
    private static final Key EXCHANGE = Key.of("x-exchange");
    private static final Key ROUTING_KEY = Key.of("x-routing-key");
    private static final Key RECEIVED = Key.of("x-opt-rabbitmq-received-time");
    private static final Key[] FIRST_DEATH = death("first");
    private static final Key[] LAST_DEATH = death("last");

    private final byte[] exchange;
    private final byte[] routingKey;
    private boolean stamped;
    private long receivedMs;
    private List<Death> deaths = List.of();

    BrokerAnnotations(String exchange, String routingKey) {
        this.exchange = Key.of(exchange).octets();
        this.routingKey = Key.of(routingKey).octets();
    }

    private static Key[] death(String which) {
        String prefix = "x-" + which + "-death-";
        return new Key[] {Key.of(prefix + "exchange"), Key.of(prefix + "queue"), Key.of(prefix + "reason")};
    }

    void receivedMs(long time) {
        stamped = true;
        receivedMs = time;
    }

    void deaths(List<Death> all) {
        deaths = List.copyOf(all);
    }

    boolean isDead() {
        return !deaths.isEmpty();
    }

    void write(Scan scan, ValueWriter out) throws CodecException {
        out.section(SectionKind.MESSAGE_ANNOTATIONS.code());
        int begin = out.beginMap();
        int entries = 2;
        string(EXCHANGE, exchange, out);
        string(ROUTING_KEY, routingKey, out);
        if (isDead()) {
            out.symbol(Death.ANNOTATION.octets());
            Death.write(deaths, out);
            entries++;
        }
        if (stamped) {
            out.symbol(RECEIVED.octets());
            out.timestamp(receivedMs);
            entries++;
        }
        if (isDead()) {
            death(
                    FIRST_DEATH,
                    deaths.stream()
                            // the latest stands first, and two may have the same time
                            .reduce((later, earlier) -> earlier.firstMs() <= later.firstMs() ? earlier : later)
                            .orElseThrow(),
                    out);
            death(LAST_DEATH, deaths.get(0), out);
            entries += FIRST_DEATH.length + LAST_DEATH.length;
        }
        out.endMap(begin, 2 * (entries + clients(scan, out)));
    }

    private static void death(Key[] keys, Death death, ValueWriter out) {
        string(keys[0], Key.of(death.exchange()).octets(), out);
        string(keys[1], Key.of(death.queue()).octets(), out);
        string(keys[2], Key.of(death.reason()).octets(), out);
    }

    private static void string(Key key, byte[] value, ValueWriter out) {
        out.symbol(key.octets());
        out.string(value);
    }

    private int clients(Scan scan, ValueWriter out) throws CodecException {
        int entries = 0;
        Cursor cursor = scan.messageAnnotations().begin();
        while (cursor.next()) {
            if (isBrokers(cursor)) {
                cursor.next();
                continue;
            }
            Reencoder.write(cursor, out);
            cursor.next();
            Reencoder.write(cursor, out);
            entries++;
        }
        return entries;
    }

    private boolean isBrokers(Cursor key) {
        return isAt(key, EXCHANGE)
                || isAt(key, ROUTING_KEY)
                || (stamped && isAt(key, RECEIVED))
                || (isDead() && (isAt(key, Death.ANNOTATION) || isAt(key, FIRST_DEATH) || isAt(key, LAST_DEATH)));
    }

    private static boolean isAt(Cursor cursor, Key key) {
        return key.isAt(cursor, AmqpType.SYMBOL);
    }

    private static boolean isAt(Cursor cursor, Key[] keys) {
        return isAt(cursor, keys[0]) || isAt(cursor, keys[1]) || isAt(cursor, keys[2]);
    }
}
