package dev.postage.agent.counts;

/**
 * The moment at which counters were read.
 *
 * @param kind which moment
 * @param delivery the delivery it belongs to, counted from 1; 0 for {@link Kind#EXIT}
 */
public record Mark(Kind kind, long delivery) {

    /** Moments at which counters are read. The ordinal is not stored; {@link #code()} is. */
    public enum Kind {
        /** The first delivery is about to enter the delivery point. */
        FIRST_BEGIN(1),
        /**
         * Delivery 1, 10, 100, 1000 and so on has left the delivery point, or the one before the last of all that are
         * planned, or the one before the last of half as many.
         */
        DELIVERY_END(2),
        /** The last delivery of the run has left the delivery point. */
        LAST_END(3),
        /** The JVM ends. */
        EXIT(4);

        private final int code;

        Kind(int code) {
            this.code = code;
        }

        /** The number that stands for this kind in the counts file, 1 to 255, never given a second meaning. */
        public int code() {
            return code;
        }
    }
}
