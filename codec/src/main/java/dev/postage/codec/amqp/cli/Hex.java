package dev.postage.codec.amqp.cli;

import dev.postage.codec.bytes.CodecException;
import java.util.HexFormat;

/** Octets as hex digits. */
final class Hex {
    private Hex() {}

    static String write(byte[] octets) {
        return HexFormat.of().formatHex(octets);
    }

    /** Octets of a line; offsets of errors count octets, not digits. */
    static byte[] read(String line) throws CodecException {
        for (int i = 0; i < line.length(); i++) {
            if (line.charAt(i) > 'f' || Character.digit(line.charAt(i), 16) < 0) {
                throw new CodecException(i / 2, "hex digits", "the character " + line.charAt(i));
            }
        }
        if (line.length() % 2 != 0) {
            throw new CodecException(line.length() / 2, "two hex digits for each octet", "one digit");
        }
        return HexFormat.of().parseHex(line);
    }
}
