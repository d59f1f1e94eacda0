package dev.postage.codec.amqp.convert;

/**
 * A pair of an MQTT publish.
 *
 * @param name may come several times
 * @param value its value
 */
public record UserProperty(OctetString name, OctetString value) {}
