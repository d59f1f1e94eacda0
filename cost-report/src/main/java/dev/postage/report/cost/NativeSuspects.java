package dev.postage.report.cost;

import dev.postage.report.runs.MethodKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;

/**
 * Finds native methods that hand out what no two JVMs have in common. They execute no bytecode, so that no count shows
 * them; the classes that call them name them in their class files.
 */
final class NativeSuspects {
    private static final Set<String> NATIVE = Set.of(
            "java.lang.System#nanoTime",
            "java.lang.System#currentTimeMillis",
            "java.lang.System#identityHashCode",
            "java.lang.Runtime#freeMemory",
            "java.lang.Runtime#totalMemory");

    private final Function<String, Set<MethodKey>> called;

    /** @param called the methods that the class of a name calls; none where its class file is not found */
    NativeSuspects(Function<String, Set<MethodKey>> called) {
        this.called = called;
    }

    /** Those that the methods of unknown cause may have called; where there are none, those anybody may have called. */
    List<Exactness.Suspect> of(List<MethodSpread> differing, Set<MethodKey> counted) {
        List<MethodKey> unexplained = differing.stream()
                .filter(spread -> spread.cause() == Cause.UNKNOWN)
                .map(MethodSpread::method)
                .toList();
        List<Exactness.Suspect> near = calledIn(unexplained);
        return near.isEmpty() && !unexplained.isEmpty() ? calledIn(List.copyOf(counted)) : near;
    }

    private List<Exactness.Suspect> calledIn(List<MethodKey> callers) {
        Set<MethodKey> found = new TreeSet<>();
        List<Exactness.Suspect> suspects = new ArrayList<>();
        for (String caller :
                callers.stream().map(MethodKey::className).distinct().toList()) {
            for (MethodKey method : new TreeSet<>(called.apply(caller))) {
                if (NATIVE.contains(method.className() + "#" + method.name()) && found.add(method)) {
                    suspects.add(Suspects.suspect(method, Optional.of(caller)));
                }
            }
        }
        return suspects;
    }
}
