package dev.postage.report.runs;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * What the numbers depend on, by name: JDK, flags, agent, and the program.
 *
 * <p>Entries whose name starts with {@link #PROGRAM} describe the measured program itself, such as the digest of its
 * class path. They are kept with a baseline but do not make it incomparable: a changed program is what a baseline is
 * there to judge.
 *
 * @param entries values by name; never times, never paths of output files
 */
public record Fingerprint(SortedMap<String, String> entries) {

    /** Start of the names of entries that describe the measured program. */
    public static final String PROGRAM = "program.";

    /**
     * Start of the names of entries that tell one place from another without naming it: the machine, its user, their
     * folders. A program that looks at them may cost something else elsewhere.
     */
    public static final String PLACE = PROGRAM + "at.";

    /** Name of the entry for how bytecode was run: {@code xint}, {@code fast}, or {@code jit} for anything else. */
    public static final String MODE = "mode";

    /** Name of the entry for the {@link Unit} of instruction counts. */
    public static final String UNIT = "unit";

    /** Name of the entry for the other agents of the JVM, each with its place. */
    public static final String OTHER_AGENTS = "other.agents";

    public Fingerprint {
        entries = Collections.unmodifiableSortedMap(new TreeMap<>(entries));
    }

    /** This fingerprint with more entries; an entry of the same name is replaced. */
    public Fingerprint with(Map<String, String> more) {
        TreeMap<String, String> all = new TreeMap<>(entries);
        all.putAll(more);
        return new Fingerprint(all);
    }

    /** What instruction counts count; the weaker unit where nothing is known. */
    public Unit unit() {
        return Unit.INSTRUCTIONS.label().equals(entries.get(UNIT)) ? Unit.INSTRUCTIONS : Unit.OUTSIDE_INTRINSICS;
    }

    /** The other agents of the JVM, each with its place; empty when there was none. */
    public Optional<String> otherAgents() {
        return Optional.ofNullable(entries.get(OTHER_AGENTS)).filter(agents -> !agents.isEmpty());
    }

    /** Every entry that is not the same here and there, sorted by name. */
    public List<Difference> differencesTo(Fingerprint later) {
        TreeSet<String> names = new TreeSet<>(entries.keySet());
        names.addAll(later.entries.keySet());
        List<Difference> differences = new ArrayList<>();
        for (String name : names) {
            Optional<String> before = Optional.ofNullable(entries.get(name));
            Optional<String> now = Optional.ofNullable(later.entries.get(name));
            if (!before.equals(now)) {
                differences.add(new Difference(name, before, now));
            }
        }
        return List.copyOf(differences);
    }

    /** The differences that forbid comparing numbers: all but those of the measured program. */
    public List<Difference> obstaclesTo(Fingerprint later) {
        return differencesTo(later).stream()
                .filter(difference -> !difference.name().startsWith(PROGRAM))
                .toList();
    }

    /**
     * One entry that differs.
     *
     * @param name of the entry
     * @param before its value in the earlier fingerprint, if it has one
     * @param now its value in the later fingerprint, if it has one
     */
    public record Difference(String name, Optional<String> before, Optional<String> now) {}
}
