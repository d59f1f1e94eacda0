package dev.postage.report.launch;

import java.nio.file.Path;

/**
 * The agent in a measured JVM.
 *
 * @param jar the agent
 */
public record AgentOptions(Path jar) {

    /**
     * The flag that loads the agent.
     *
     * @param plan whose deliveries are counted
     * @param deliveries how many are planned
     * @param files where it writes and reads
     * @param base where classes of the JDK have been woven, for the unit of the flags that are ours
     */
    String flag(ScenarioPlan plan, long deliveries, RunFiles files, PinnedBase base) {
        StringBuilder flag = new StringBuilder("-javaagent:" + jar + "=out=" + files.counts());
        plan.deliveryPoints().forEach(point -> flag.append(",delivery=").append(point));
        if (plan.hasDeliveryPoint()) {
            flag.append(",expect=").append(deliveries);
        }
        plan.excluded().forEach(pattern -> flag.append(",exclude=").append(pattern));
        // the JVM is ours: seeds drawn from the clock and from addresses are fixed
        flag.append(",pin=on");
        flag.append(",woven=").append(files.woven());
        if (!new JavaWords(plan.program().words()).steerCompilers()) {
            flag.append(",jdk=").append(base.woven());
        }
        return flag.toString();
    }

    /** The flag that loads the agent for the sake of the classes it weaves, which are kept in the file. */
    String weaving(Path counts, Path woven) {
        return "-javaagent:" + jar + "=out=" + counts + ",pin=on,unit=instructions,woven=" + woven;
    }
}
