package dev.postage.codec.amqp.convert;

/** The properties of an MQTT 5 publish that are text or octets. */
public enum MqttText {
    CONTENT_TYPE("Content-Type"),
    CORRELATION_DATA("Correlation-Data"),
    RESPONSE_TOPIC("Response-Topic");

    private final String label;

    MqttText(String label) {
        this.label = label;
    }

    /** The name in the specification. */
    public String label() {
        return label;
    }
}
