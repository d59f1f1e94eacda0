package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.Stored;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.json.JsonObject;

/** Writes the stored form of each message. */
final class StoreCommand implements Command {
    private final Scan scan = new Scan();
    private final Stored stored = new Stored();
    private final OctetWriter out = new OctetWriter(1024);

    @Override
    public JsonObject answer(byte[] message) throws CodecException {
        scan.scan(message);
        scan.check();
        out.clear();
        stored.write(scan, out);
        return Answers.hex(out.copy());
    }

    @Override
    public String plain(JsonObject answer) {
        return Answers.text(answer, "hex");
    }
}
