package dev.postage.report.launch;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * How the agent is asked to count.
 *
 * @param jar the agent
 * @param deliveryPoints methods or annotations at which a delivery is handled; empty: the run is counted as a whole
 * @param excluded class name patterns left uncounted
 * @param cache where classes already prepared are kept between runs
 */
public record AgentOptions(Path jar, List<String> deliveryPoints, List<String> excluded, Optional<Path> cache) {

    public AgentOptions {
        deliveryPoints = List.copyOf(deliveryPoints);
        excluded = List.copyOf(excluded);
    }

    /**
     * The flag that loads the agent.
     *
     * @param counts where it writes its counts file
     * @param expected how many deliveries are planned; empty without a delivery point
     */
    String flag(Path counts, OptionalLong expected) {
        StringBuilder flag = new StringBuilder("-javaagent:" + jar + "=out=" + counts);
        deliveryPoints.forEach(point -> flag.append(",delivery=").append(point));
        expected.ifPresent(deliveries -> flag.append(",expect=").append(deliveries));
        excluded.forEach(pattern -> flag.append(",exclude=").append(pattern));
        // the JVM is ours: seeds drawn from the clock and from addresses are fixed
        flag.append(",pin=on");
        cache.ifPresent(folder -> flag.append(",cache=").append(folder));
        return flag.toString();
    }
}
