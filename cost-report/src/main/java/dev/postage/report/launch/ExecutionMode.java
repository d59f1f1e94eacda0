package dev.postage.report.launch;

import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.Unit;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** Concludes from what the VM said of itself how bytecode was run and what was therefore counted. */
final class ExecutionMode {
    private static final String VERSION = "java.runtime.version";
    private static final String COMPILER = "jvm.compiler";
    private static final String OFF = "jvm.intrinsics.off";
    private static final String COUNTED = "unit.counted";
    private static final String ALL_BODIES = "instructions";

    /** The word for every way to run bytecode but the two of {@link Mode}. */
    private static final String OTHER = "jit";

    private ExecutionMode() {}

    /**
     * The entries of mode and unit, and the number of intrinsics that were off in the place of their names.
     *
     * @param agent entries the agent has written
     */
    static SortedMap<String, String> entries(Map<String, String> agent) {
        int feature = Runtime.Version.parse(agent.getOrDefault(VERSION, "1")).feature();
        Set<String> off = Set.of(agent.getOrDefault(OFF, "").split(",", -1));
        List<String> known = FastMode.knows(feature) ? FastMode.intrinsics(feature) : List.of();
        List<String> knownOff = known.stream().filter(off::contains).toList();
        boolean allOff = !known.isEmpty() && knownOff.equals(known);
        Optional<Mode> mode = mode(agent.getOrDefault(COMPILER, ""), allOff);
        SortedMap<String, String> entries = new TreeMap<>();
        entries.put(OFF, known.isEmpty() ? "not known of Java " + feature : knownOff.size() + " of " + known.size());
        entries.put(Fingerprint.MODE, mode.map(Mode::word).orElse(OTHER));
        boolean all =
                mode.isPresent() && agent.getOrDefault(COUNTED, ALL_BODIES).equals(ALL_BODIES);
        entries.put(Fingerprint.UNIT, (all ? Unit.INSTRUCTIONS : Unit.OUTSIDE_INTRINSICS).label());
        return entries;
    }

    /** Whether the agent counted bodies that something may have replaced: then the counts are in no unit. */
    static boolean unitBroken(Map<String, String> agent) {
        return ALL_BODIES.equals(agent.get(COUNTED))
                && !entries(agent).get(Fingerprint.UNIT).equals(Unit.INSTRUCTIONS.label());
    }

    private static Optional<Mode> mode(String compiler, boolean allOff) {
        if (compiler.equals("none")) {
            return Optional.of(Mode.XINT);
        }
        return compiler.equals("C1") && allOff ? Optional.of(Mode.FAST) : Optional.empty();
    }
}
