package dev.postage.codec.amqp.convert;

import dev.postage.codec.amqp.wire.ValueWriter;
import java.math.BigInteger;

/** Values of a header table as AMQP 1.0 values. */
final class BasicValues {
    private static final BigInteger MS = BigInteger.valueOf(1000);
    private static final int LONGEST_TEXT = 4096;

    private BasicValues() {}

    static void write(TableValue value, ValueWriter out) {
        switch (value.type()) {
            case LONGSTR -> longstr(value.octets(), out);
            case BINARY -> out.binary(value.octets().octets());
            case SIGNEDINT -> out.intValue(value.number().intValue());
            case UNSIGNEDINT -> out.uint(value.number().longValue());
            case LONG -> out.longValue(value.number().longValue());
            case BYTE -> out.byteValue(value.number().intValue());
            case UNSIGNEDBYTE -> out.ubyte(value.number().intValue());
            case SHORT -> out.shortValue(value.number().intValue());
            case UNSIGNEDSHORT -> out.ushort(value.number().intValue());
            case FLOAT -> out.floatBits(Float.floatToRawIntBits(((Double) value.value()).floatValue()));
            case DOUBLE -> out.doubleBits(Double.doubleToRawLongBits((Double) value.value()));
            case BOOL -> out.wideBoolean((Boolean) value.value());
            case VOID -> out.nullValue();
            case TIMESTAMP -> out.timestamp(value.number().multiply(MS).longValue());
            case ARRAY -> {
                int begin = out.beginList();
                value.elements().forEach(element -> write(element, out));
                out.endList(begin, value.elements().size());
            }
            case TABLE -> {
                int begin = out.beginMap();
                value.entries().forEach(entry -> {
                    out.symbol(entry.name().octets());
                    write(entry.value(), out);
                });
                out.endMap(begin, 2 * value.entries().size());
            }
        }
    }

    private static void longstr(OctetString value, ValueWriter out) {
        if (value.length() <= LONGEST_TEXT && value.isText()) {
            out.string(value.octets());
        } else {
            out.binary(value.octets());
        }
    }
}
