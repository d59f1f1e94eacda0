package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Guesses why a method costs later messages something else than earlier ones: from its name, else from whether it costs
 * more or less.
 */
final class GrowthCauses {
    private static final List<Rule> RULES = List.of(
            new Rule(
                    Cause.TABLE_GROWTH,
                    Pattern.compile("java\\.util\\.[A-Za-z.]*Hash[A-Za-z$]*#.*"
                            + "|java\\.lang\\.ThreadLocal\\$ThreadLocalMap#(resize|rehash|expunge\\w*)")),
            new Rule(
                    Cause.ARRAY_GROWTH,
                    Pattern.compile(".*#(grow|ensureCapacity|newCapacity|newLength|hugeCapacity|hugeLength)\\w*"
                            + "|java\\.util\\.Arrays#copyOf\\w*")));

    private GrowthCauses() {}

    static Cause of(MethodKey method, Counts earlier, Counts later) {
        String name = method.className() + "#" + method.name();
        return RULES.stream()
                .filter(rule -> rule.names().matcher(name).matches())
                .map(Rule::cause)
                .findFirst()
                .orElseGet(() -> otherwise(method, earlier, later));
    }

    private static Cause otherwise(MethodKey method, Counts earlier, Counts later) {
        Cause known = Causes.of(method);
        if (known != Cause.UNKNOWN) {
            return known;
        }
        Counts more = later.minus(earlier);
        boolean grows = more.instructions() > 0 || more.blocks() > 0 || more.bytes() > 0;
        return grows ? Cause.GROWTH : Cause.NOW_AND_THEN;
    }

    private record Rule(Cause cause, Pattern names) {}
}
