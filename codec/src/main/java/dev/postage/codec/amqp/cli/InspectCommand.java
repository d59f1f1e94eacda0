package dev.postage.codec.amqp.cli;

import dev.postage.codec.amqp.Scan;
import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.Octets;
import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Shows what is in each message, or in each single value. */
final class InspectCommand implements Command {
    private final Scan scan = new Scan();
    private final boolean singleValue;
    private final boolean withBody;

    InspectCommand(boolean singleValue, boolean withBody) {
        this.singleValue = singleValue;
        this.withBody = withBody;
    }

    @Override
    public JsonObject answer(byte[] input) throws CodecException {
        if (singleValue) {
            return value(new Octets(input));
        }
        scan.scan(input);
        scan.check();
        return MessageJson.of(scan, withBody);
    }

    private JsonObject value(Octets in) throws CodecException {
        Cursor cursor = new Cursor(in, scan.limits().depth());
        cursor.at(0, in.length());
        cursor.check();
        if (cursor.end() != in.length()) {
            throw new CodecException(cursor.end(), "the end", (in.length() - cursor.end()) + " octets more");
        }
        List<JsonValue> unreadable = new ArrayList<>();
        Map<String, JsonValue> members = Answers.right();
        members.putAll(new ValueJson(unreadable).typed(cursor).members());
        if (!unreadable.isEmpty()) {
            members.put("unreadable", new JsonArray(unreadable));
        }
        return new JsonObject(members);
    }

    @Override
    public String plain(JsonObject answer) {
        return Tree.of(answer);
    }
}
