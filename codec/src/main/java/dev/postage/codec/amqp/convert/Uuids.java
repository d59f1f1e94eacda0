package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.wire.ValueWriter;
import java.util.HexFormat;
import java.util.regex.Pattern;

/** Ids that are uuids: text on one side, sixteen octets on the other. */
final class Uuids {
    private static final String PREFIX = "urn:uuid:";
    private static final Pattern FORM =
            Pattern.compile(PREFIX + "[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}");

    private Uuids() {}

    /** Whether a text is the urn of a uuid; anything else behind the prefix stays a text. */
    static boolean isUrn(OctetString text) {
        return text.isAscii() && FORM.matcher(text.toString()).matches();
    }

    static void write(OctetString urn, ValueWriter out) {
        String digits = urn.toString().substring(PREFIX.length()).replace("-", "");
        out.uuid(HexFormat.fromHexDigitsToLong(digits, 0, 16), HexFormat.fromHexDigitsToLong(digits, 16, 32));
    }

    static OctetString urn(long high, long low) {
        return OctetString.of(PREFIX + new java.util.UUID(high, low));
    }
}
