package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.Stored;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.json.JsonObject;

/** Reads the stored form of each message. */
final class LoadCommand implements Command {
    private final Stored stored = new Stored();
    private final ValueWriter writer = new ValueWriter(new OctetWriter(1024));

    @Override
    public JsonObject answer(byte[] octets) throws CodecException {
        stored.load(octets);
        writer.out().clear();
        stored.writeMessage(writer);
        return Answers.hex(writer.out().copy());
    }

    @Override
    public String plain(JsonObject answer) {
        return Answers.text(answer, "hex");
    }
}
