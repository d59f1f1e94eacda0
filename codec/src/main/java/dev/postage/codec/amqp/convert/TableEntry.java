package dev.postage.codec.amqp.convert;

/**
 * An entry of a header table.
 *
 * @param key an {@link OctetString}; in a table made of an AMQP 1.0 map also a {@link java.math.BigInteger}
 * @param value its value
 */
public record TableEntry(Object key, TableValue value) {
    OctetString name() {
        return key instanceof OctetString name ? name : OctetString.of(key.toString());
    }
}
