package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageCounters;
import java.lang.instrument.Instrumentation;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the numbers of this JVM depend on. */
public final class Fingerprint {
    private static final String[] PROPERTIES = {"java.vendor", "java.vm.name", "java.runtime.version", "os.arch"};

    private final Instrumentation vm;
    private final String pinned;
    private final String unit;
    private final Execution execution;
    private final SortedMap<String, String> properties = new TreeMap<>();

    /**
     * To be made before the program runs, which may change properties.
     *
     * @param pinned what is fixed in this JVM
     * @param unit what instructions are counted
     */
    public Fingerprint(Instrumentation vm, String pinned, String unit) {
        this.vm = vm;
        this.pinned = pinned;
        this.unit = unit;
        this.execution = new Execution(System.getProperty("java.vm.info", ""));
        for (String property : PROPERTIES) {
            properties.put(property, System.getProperty(property, "unknown"));
        }
    }

    SortedMap<String, String> read() {
        SortedMap<String, String> entries = new TreeMap<>(properties);
        entries.put("agent.version", version());
        entries.put("object.alignment", String.valueOf(PostageCounters.alignment));
        entries.put("array.header", String.valueOf(PostageCounters.arrayBase[8]));
        entries.put("reference.size", String.valueOf(1 << PostageCounters.arrayShift[1]));
        entries.put("pinned", pinned);
        entries.put("unit.counted", unit);
        execution.describe(entries);
        arguments(entries);
        return entries;
    }

    private static String version() {
        String version = Fingerprint.class.getPackage().getImplementationVersion();
        return version == null ? "unpackaged" : version;
    }

    private void arguments(SortedMap<String, String> entries) {
        List<String> arguments = ManagementFactory.getRuntimeMXBean().getInputArguments();
        List<String> flags = new ArrayList<>();
        for (String argument : arguments) {
            if (!OtherAgents.isAgent(argument)) {
                flags.add(argument);
            }
        }
        entries.put("jvm.flags", String.join(" ", flags));
        OtherAgents.describe(arguments, vm, entries);
    }
}
