package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.Container;
import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.Stored;
import dev.postage.codec.amqp.convert.AmqpToBasic;
import dev.postage.codec.amqp.convert.AmqpToMqtt;
import dev.postage.codec.amqp.convert.BasicContent;
import dev.postage.codec.amqp.convert.BasicToAmqp;
import dev.postage.codec.amqp.convert.BasicToMqtt;
import dev.postage.codec.amqp.convert.MqttPublish;
import dev.postage.codec.amqp.convert.MqttToAmqp;
import dev.postage.codec.amqp.convert.MqttToBasic;
import dev.postage.codec.amqp.convert.OctetString;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonObject;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Converts each message between AMQP 1.0, AMQP 0-9-1 and MQTT 5. */
final class ConvertCommand implements Command {
    private static final String AMQP = "1.0";
    private static final String BASIC = "0-9-1";
    private static final String MQTT = "mqtt5";

    private final String from;
    private final String to;
    private final Optional<String> exchange;
    private final Optional<String> routingKey;
    private final boolean throughStore;

    private ConvertCommand(Arguments given) throws UsageException {
        from = protocol(given, "--from");
        to = protocol(given, "--to");
        if (from.equals(to)) {
            throw new UsageException(
                    "the message is " + to + " already: write --from or --to " + BASIC + " or " + MQTT);
        }
        exchange = given.value("--exchange");
        routingKey = given.value("--routing-key");
        throughStore = given.has("--stored");
        // an MQTT publish has its exchange and its topic with it
        if (!from.equals(MQTT)) {
            given.required("--routing-key");
        }
        if (from.equals(BASIC) && to.equals(AMQP)) {
            given.required("--exchange");
        }
    }

    static ConvertCommand of(Arguments given) throws UsageException {
        return new ConvertCommand(given);
    }

    private static String protocol(Arguments given, String option) throws UsageException {
        String name = given.value(option).orElse(AMQP);
        if (!name.equals(AMQP) && !name.equals(BASIC) && !name.equals(MQTT)) {
            throw new UsageException(option + " is " + name + ": write " + BASIC + ", " + MQTT + " or " + AMQP);
        }
        return name;
    }

    @Override
    public boolean readsText() {
        return !from.equals(AMQP);
    }

    @Override
    public JsonObject answer(byte[] input) throws CodecException, JsonException {
        return switch (from) {
            case BASIC -> fromBasic(BasicJson.read(new String(input, StandardCharsets.UTF_8)));
            case MQTT -> fromMqtt(MqttJson.read(new String(input, StandardCharsets.UTF_8)));
            default -> fromAmqp(input);
        };
    }

    private JsonObject fromAmqp(byte[] message) throws CodecException {
        Scan scan = new Scan();
        scan.scan(message);
        scan.check();
        Container container = new Container();
        container.read(scan);
        if (throughStore) {
            OctetWriter out = new OctetWriter(message.length);
            Stored stored = new Stored();
            stored.write(scan, out);
            stored.load(out.copy());
            scan = stored.scan();
            container = stored.container();
        }
        return to.equals(BASIC)
                ? BasicJson.write(AmqpToBasic.convert(scan, container))
                : MqttJson.write(AmqpToMqtt.convert(scan, container, key()));
    }

    private OctetString key() {
        return OctetString.of(routingKey.orElse(""));
    }

    private JsonObject fromBasic(BasicContent content) throws CodecException {
        if (to.equals(MQTT)) {
            return MqttJson.write(BasicToMqtt.convert(content, key()));
        }
        ValueWriter writer = new ValueWriter(new OctetWriter(1024));
        BasicToAmqp.convert(content, exchange.orElse(""), routingKey.orElse(""), writer);
        return Answers.hex(writer.out().copy());
    }

    private JsonObject fromMqtt(MqttPublish publish) {
        if (to.equals(BASIC)) {
            return BasicJson.write(MqttToBasic.convert(publish));
        }
        ValueWriter writer = new ValueWriter(new OctetWriter(1024));
        MqttToAmqp.convert(
                publish,
                exchange.orElse(MqttPublish.EXCHANGE),
                routingKey.orElse(publish.routingKey().toString()),
                writer);
        return Answers.hex(writer.out().copy());
    }

    @Override
    public String plain(JsonObject answer) {
        return to.equals(AMQP) ? Answers.text(answer, "hex") : answer.toString();
    }
}
