package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageCounters;
import java.lang.management.ManagementFactory;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the numbers of this JVM depend on. */
public final class Fingerprint {
    private static final String AGENT = "postage-agent";

    private final String pinned;
    private final Execution execution;

    /**
     * To be made before the program runs, which may change properties.
     *
     * @param pinned what is fixed in this JVM
     */
    public Fingerprint(String pinned) {
        this.pinned = pinned;
        this.execution = new Execution(System.getProperty("java.vm.info", ""));
    }

    SortedMap<String, String> read() {
        SortedMap<String, String> entries = new TreeMap<>();
        entries.put("java.vendor", System.getProperty("java.vendor"));
        entries.put("java.vm.name", System.getProperty("java.vm.name"));
        entries.put("java.runtime.version", System.getProperty("java.runtime.version"));
        entries.put("os.arch", System.getProperty("os.arch"));
        entries.put("agent.version", version());
        entries.put("object.alignment", String.valueOf(PostageCounters.alignment));
        entries.put("array.header", String.valueOf(PostageCounters.arrayBase[8]));
        entries.put("reference.size", String.valueOf(1 << PostageCounters.arrayShift[1]));
        entries.put("pinned", pinned);
        execution.describe(entries);
        arguments(entries);
        return entries;
    }

    private static String version() {
        String version = Fingerprint.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version;
    }

    private static void arguments(SortedMap<String, String> entries) {
        StringBuilder flags = new StringBuilder();
        StringBuilder agents = new StringBuilder();
        for (String argument : ManagementFactory.getRuntimeMXBean().getInputArguments()) {
            boolean agent = argument.startsWith("-javaagent:") || argument.startsWith("-agent");
            if (agent && !argument.contains(AGENT)) {
                agents.append(agents.length() == 0 ? "" : " ").append(argument);
            } else if (!agent) {
                flags.append(flags.length() == 0 ? "" : " ").append(argument);
            }
        }
        entries.put("jvm.flags", flags.toString());
        entries.put("other.agents", agents.toString());
    }
}
