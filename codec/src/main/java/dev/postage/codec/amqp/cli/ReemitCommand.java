package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.Reemission;
import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.Stored;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.json.JsonObject;

/** Writes each message as a consumer gets it from RabbitMQ. */
final class ReemitCommand implements Command {
    /** What the recorded answers of RabbitMQ to a redelivered message have. */
    private static final String COUNT_OF_REDELIVERED = "2";

    private final Scan scan = new Scan();
    private final Stored stored = new Stored();
    private final ValueWriter writer = new ValueWriter(new OctetWriter(1024));
    private final Reemission reemission;
    private final boolean redelivered;
    private final boolean throughStore;
    private final long deliveryCount;

    private ReemitCommand(Reemission reemission, boolean redelivered, boolean throughStore, long deliveryCount) {
        this.reemission = reemission;
        this.redelivered = redelivered;
        this.throughStore = throughStore;
        this.deliveryCount = deliveryCount;
    }

    static ReemitCommand of(Arguments given) throws UsageException {
        Reemission reemission = new Reemission(given.required("--exchange"), given.required("--routing-key"));
        boolean redelivered = given.has("--redelivered");
        String count = given.value("--delivery-count").orElse(redelivered ? COUNT_OF_REDELIVERED : "0");
        if (!count.matches("[0-9]{1,9}")) {
            throw new UsageException("--delivery-count is " + count + ": write a number from 0 to 999999999");
        }
        return new ReemitCommand(reemission, redelivered, given.has("--stored"), Long.parseLong(count));
    }

    @Override
    public JsonObject answer(byte[] message) throws CodecException {
        scan.scan(message);
        scan.check();
        OctetWriter out = writer.out();
        out.clear();
        if (throughStore) {
            stored.write(scan, out);
            stored.load(out.copy());
            out.clear();
            reemission.write(stored, redelivered, deliveryCount, writer);
        } else {
            reemission.write(scan, redelivered, deliveryCount, writer);
        }
        return Answers.hex(out.copy());
    }

    @Override
    public String plain(JsonObject answer) {
        return Answers.text(answer, "hex");
    }
}
