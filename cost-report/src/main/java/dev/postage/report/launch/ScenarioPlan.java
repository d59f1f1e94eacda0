package dev.postage.report.launch;

import dev.postage.report.runs.ThreadFilter;
import java.util.List;

/**
 * How a scenario is run.
 *
 * @param name how messages call it
 * @param program what is started, with <code>{n}</code>, <code>{broker}</code> and <code>{queue}</code> in its words
 * @param deliveryPoints methods or annotations at which a delivery is handled; empty: runs are counted as a whole
 * @param excluded class name patterns left uncounted
 * @param threads the threads that do the work
 */
public record ScenarioPlan(
        String name, Program program, List<String> deliveryPoints, List<String> excluded, ThreadFilter threads) {
    /** Stands for the number of deliveries. */
    public static final String DELIVERIES = "{n}";

    /** Stands for the broker's address. */
    static final String BROKER = "{broker}";

    /** Stands for a queue that holds that many messages. */
    static final String QUEUE = "{queue}";

    public ScenarioPlan {
        deliveryPoints = List.copyOf(deliveryPoints);
        excluded = List.copyOf(excluded);
    }

    /** Whether deliveries are told apart. */
    public boolean hasDeliveryPoint() {
        return !deliveryPoints.isEmpty();
    }

    /** Whether it can only run with a broker. */
    public boolean needsBroker() {
        return needsQueue() || program.mentions(BROKER);
    }

    boolean needsQueue() {
        return program.mentions(QUEUE);
    }
}
