package dev.postage.codec.amqp;

/**
 * What a message may have at most.
 *
 * @param depth levels of lists, maps, arrays and described values within each other
 * @param sections of one message
 * @param size octets of one message
 */
public record Limits(int depth, int sections, int size) {
    /** 64 levels, 10,000 sections as in RabbitMQ, any size. */
    public static final Limits DEFAULT = new Limits(64, 10_000, Integer.MAX_VALUE);

    public Limits {
        if (depth < 1 || sections < 1 || size < 1) {
            throw new IllegalArgumentException("limits of " + depth + " levels, " + sections + " sections, " + size
                    + " octets: give 1 or more each");
        }
    }
}
