package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageDeliveries;

/**
 * The deliveries after which counters are kept besides 1, 10, 100 and so on: the one before the last of all that are
 * planned, and the one before the last of half as many. A run of 2N so has an image at the same delivery as the run of N,
 * and that delivery is the last one in neither, since a last one may end in its own way, as by flushing half a batch.
 *
 * @param deliveries planned, 0 when unknown
 */
record MarkPlan(long deliveries) {

    /** Whether the image after this delivery, from 1, is kept. */
    boolean keeps(long delivery) {
        return PostageDeliveries.isPowerOfTen(delivery) || delivery == deliveries - 1 || delivery == deliveries / 2 - 1;
    }

    /** The next delivery after which an image is wanted at all, powers of ten left out; all that follow the plan's last are. */
    long next(long delivery) {
        if (delivery < deliveries / 2 - 1) {
            return deliveries / 2 - 1;
        }
        return delivery < deliveries - 1 ? deliveries - 1 : deliveries;
    }
}
