package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.Tally;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Finds methods that hand out what no two JVMs have in common: random numbers, times, identities, or the work of another
 * thread. They cost the same each time while what they hand out makes others differ, so that they are no part of the
 * spread. Of each cause the costliest one is named.
 */
final class Suspects {
    private static final Pattern HANDING_OUT = Pattern.compile(String.join(
            "|",
            "java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom)#(next\\w*|ints|longs|doubles)",
            "java\\.util\\.random\\.\\w+#next\\w*",
            "java\\.security\\.SecureRandom#(next\\w*|generateSeed)",
            "java\\.util\\.UUID#randomUUID",
            ".*\\.core\\.sym\\.\\w+#createRoot",
            "java\\.time\\.\\w+#(now|currentInstant|instant|millis)",
            "java\\.util\\.IdentityHashMap#\\w+",
            "java\\.lang\\.ProcessHandle(Impl)?#pid",
            ".*#getLocalPort",
            "java\\.io\\.File#list\\w*",
            "java\\.nio\\.file\\.Files#(list|walk\\w*|find|newDirectoryStream)",
            "java\\.util\\.Timer#sched",
            "java\\.util\\.concurrent\\.ScheduledThreadPoolExecutor#schedule\\w*",
            "java\\.lang\\.Thread#start"));

    private static final Pattern REFERENCES =
            Pattern.compile("java\\.lang\\.ref\\.\\w+#(<init>|get|refersTo|poll|remove)");

    /** So much is allocated before the first collection in the heap of a measured JVM, about. */
    private static final long FIRST_COLLECTION_BYTES = 600_000_000;

    private Suspects() {}

    static List<Exactness.Suspect> of(Tally tally, List<MethodSpread> differing) {
        Set<MethodKey> known = differing.stream().map(MethodSpread::method).collect(Collectors.toSet());
        Map<Cause, Exactness.Suspect> costliest = new EnumMap<>(Cause.class);
        tally.methods().entrySet().stream()
                .filter(entry -> entry.getValue().instructions() > 0 && !known.contains(entry.getKey()))
                .filter(entry -> handsOut(entry.getKey(), tally.total().bytes()))
                .sorted(Comparator.comparingLong((Map.Entry<MethodKey, Counts> entry) ->
                                entry.getValue().instructions())
                        .reversed())
                .map(entry -> suspect(entry.getKey(), Optional.empty()))
                .forEach(suspect -> costliest.putIfAbsent(suspect.cause(), suspect));
        return List.copyOf(costliest.values());
    }

    static Exactness.Suspect suspect(MethodKey method, Optional<String> caller) {
        return new Exactness.Suspect(method, Causes.of(method), caller);
    }

    private static boolean handsOut(MethodKey method, long bytes) {
        String name = method.className() + "#" + method.name();
        return HANDING_OUT.matcher(name).matches()
                || (bytes >= FIRST_COLLECTION_BYTES && REFERENCES.matcher(name).matches());
    }
}
