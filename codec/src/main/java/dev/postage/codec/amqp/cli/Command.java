package dev.postage.codec.amqp.cli;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonObject;

/** What is done with each message. */
interface Command {
    /** The answer to one input: octets, or the text of a line where {@link #readsText}. */
    JsonObject answer(byte[] input) throws CodecException, JsonException;

    /** The answer for people. */
    String plain(JsonObject answer);

    /** Whether the input is lines of text and not of hex. */
    default boolean readsText() {
        return false;
    }
}
