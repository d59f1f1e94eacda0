package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.Tally;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Finds methods that hand out random numbers, times or identities. They cost the same each time while what they hand out
 * makes others differ, so that they are no part of the spread.
 */
final class Suspects {
    private static final int MOST = 5;
    private static final Set<Cause> STEERING = Set.of(Cause.RANDOM, Cause.IDENTITY_HASH, Cause.TIMER);

    private Suspects() {}

    static List<Exactness.Suspect> of(Tally tally, List<MethodSpread> differing) {
        Set<MethodKey> known = differing.stream().map(MethodSpread::method).collect(Collectors.toSet());
        return tally.methods().entrySet().stream()
                .filter(entry -> entry.getValue().instructions() > 0 && !known.contains(entry.getKey()))
                .filter(entry -> STEERING.contains(Causes.of(entry.getKey())))
                .sorted(Comparator.comparingLong((Map.Entry<MethodKey, Counts> entry) ->
                                entry.getValue().instructions())
                        .reversed())
                .limit(MOST)
                .map(entry -> new Exactness.Suspect(entry.getKey(), Causes.of(entry.getKey())))
                .toList();
    }
}
