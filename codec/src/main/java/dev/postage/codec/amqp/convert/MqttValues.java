package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.amqp.wire.Values;
import dev.postage.codec.bytes.CodecException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;

/** Values as text of a user property; nothing for those that have none. */
final class MqttValues {
    private static final int MS = 1000;
    private static final int DIGITS = 21;

    private MqttValues() {}

    static Optional<OctetString> of(Cursor cursor) throws CodecException {
        return switch (cursor.type()) {
            case STRING, SYMBOL -> Optional.of(Ids.content(cursor));
            case NULL -> text("");
            case BOOLEAN -> text(Boolean.toString(Values.booleanOf(cursor)));
            case ULONG -> text(Long.toUnsignedString(Values.integral(cursor)));
            case UBYTE, USHORT, UINT, BYTE, SHORT, INT, LONG -> text(Long.toString(Values.integral(cursor)));
            case TIMESTAMP -> text(Long.toString(Values.timestamp(cursor) / MS));
            case FLOAT -> real(Float.intBitsToFloat(Values.floatBits(cursor)));
            case DOUBLE -> real(Double.longBitsToDouble(Values.doubleBits(cursor)));
            default -> Optional.empty();
        };
    }

    static Optional<OctetString> of(TableValue value) {
        return switch (value.type()) {
            case LONGSTR -> Optional.of(value.octets()).filter(OctetString::isText);
            case FLOAT, DOUBLE -> real((Double) value.value());
            case BINARY, ARRAY, TABLE -> Optional.empty();
            default -> text(value.value().toString());
        };
    }

    private static Optional<OctetString> text(String text) {
        return Optional.of(OctetString.of(text));
    }

    /** Twenty digits behind the point and an exponent of two or more, as Erlang writes a float. */
    private static Optional<OctetString> real(double value) {
        if (!Double.isFinite(value)) {
            return Optional.empty();
        }
        BigDecimal rounded = new BigDecimal(Math.abs(value)).round(new MathContext(DIGITS, RoundingMode.HALF_EVEN));
        String digits = rounded.unscaledValue().toString();
        int exponent = rounded.signum() == 0 ? 0 : digits.length() - 1 - rounded.scale();
        digits = (digits + "0".repeat(DIGITS)).substring(0, DIGITS);
        String sign = Double.doubleToRawLongBits(value) < 0 ? "-" : "";
        return text(sign + digits.charAt(0) + "." + digits.substring(1) + "e" + (exponent < 0 ? "-" : "+")
                + String.format("%02d", Math.abs(exponent)));
    }
}
