package dev.postage.report.cost;

import dev.postage.report.runs.MethodKey;
import java.util.List;
import java.util.regex.Pattern;

/** Guesses from a method's name what moves its counts. The first rule that fits decides: special ones stand first. */
final class Causes {
    private static final List<Rule> RULES = List.of(
            rule(Cause.LAZY_INITIALISATION, ".*#<clinit>"),
            rule(
                    Cause.COLLECTION,
                    "java\\.lang\\.ref\\..*",
                    "java\\.util\\.WeakHashMap#expunge\\w*",
                    ".*#(free|total)Memory"),
            rule(
                    Cause.IDENTITY_HASH,
                    "java\\.util\\.(IdentityHashMap|WeakHashMap|Collections\\$SetFromMap).*",
                    "java\\.lang\\.ThreadLocal.*",
                    "java\\.lang\\.(Object|System)#(hashCode|identityHashCode)"),
            rule(
                    Cause.RANDOM,
                    "java\\.util\\.(Random|SplittableRandom)\\b.*",
                    "java\\.util\\.UUID#randomUUID",
                    "java\\.util\\.concurrent\\.ThreadLocalRandom.*",
                    // Jackson seeds the hash codes of its symbol tables from the clock.
                    "(tools|com\\.fasterxml)\\.jackson\\.core\\.sym\\..*",
                    "java\\.security\\.(SecureRandom|DrbgParameters)\\b.*",
                    "sun\\.security\\.provider\\.(SecureRandom|NativePRNG|SeedGenerator|EntropySource|\\w*D[Rr][Bb][Gg]).*",
                    "(jdk\\.internal\\.util\\.random|java\\.util\\.random)\\..*"),
            rule(
                    Cause.CLOCK,
                    "java\\.time\\.[A-Za-z]+#now",
                    "java\\.time\\.(Clock|Instant)\\b.*",
                    ".*#(nanoTime|currentTimeMillis)"),
            rule(
                    Cause.TIMER,
                    ".*\\b(Timer|TimerTask|TimerThread|TaskQueue)\\b.*",
                    "java\\.util\\.concurrent\\.(ScheduledThreadPoolExecutor|DelayQueue|TimeUnit).*",
                    ".*#(sleep|parkNanos|awaitNanos)"),
            rule(Cause.PROCESS, "java\\.lang\\.ProcessHandle(Impl)?#(pid|current)"),
            rule(Cause.PORT, ".*#getLocalPort"),
            rule(
                    Cause.DIRECTORY,
                    "java\\.io\\.File#(list\\w*|normalizedList)",
                    "java\\.nio\\.file\\.Files#(list|walk\\w*|find|newDirectoryStream)",
                    "sun\\.nio\\.fs\\.\\w*DirectoryStream.*"),
            rule(
                    Cause.THREAD_START,
                    "java\\.lang\\.(Thread|ThreadGroup)#(<init>|start|run|exit|add\\w*|remove\\w*|\\w*[tT]hread(Name|Num|ID|Started|StartFailed|Terminated))"),
            rule(Cause.CLASS_LOADING, "(jdk|sun)\\.internal\\.loader\\..*", "[^#]*[cC]lassLoader[^#]*#.*"),
            rule(
                    Cause.INPUT_ARRIVAL,
                    "(sun\\.nio\\.ch|java\\.net|sun\\.net|java\\.nio\\.channels)\\..*",
                    "java\\.io\\.(Buffered|Data|Filter|Push)[A-Za-z]*(InputStream|Reader).*"),
            rule(
                    Cause.CONTENTION,
                    "java\\.util\\.concurrent\\.locks\\..*",
                    "java\\.util\\.concurrent\\.atomic\\..*",
                    "jdk\\.internal\\.misc\\.Unsafe#.*(Acquire|Volatile|Release|CompareAnd|compareAnd|Park|park).*",
                    "java\\.util\\.concurrent\\.[A-Za-z]*(Queue|Deque|Executor|Future|Latch|Semaphore|Pool|Phaser|Exchanger)\\b.*",
                    "java\\.lang\\.(Thread|VirtualThread)\\b.*"),
            rule(
                    Cause.LAZY_INITIALISATION,
                    "java\\.lang\\.(invoke|reflect|module|Class|ClassValue)\\b.*",
                    "(jdk|sun)\\.internal\\.(reflect|module|perf)\\..*"),
            rule(
                    Cause.HASH_ORDER,
                    "java\\.util\\.[A-Za-z.]*(Hash|ImmutableCollections|MapN|SetN)[A-Za-z$]*.*",
                    "java\\.util\\.Map\\b.*"));

    private Causes() {}

    static Cause of(MethodKey method) {
        String name = method.className() + "#" + method.name();
        return RULES.stream()
                .filter(rule -> rule.names().matcher(name).matches())
                .map(Rule::cause)
                .findFirst()
                .orElse(Cause.UNKNOWN);
    }

    private static Rule rule(Cause cause, String... names) {
        return new Rule(cause, Pattern.compile(String.join("|", names)));
    }

    private record Rule(Cause cause, Pattern names) {}
}
