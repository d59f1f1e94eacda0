package dev.postage.report.verdict;

import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Scenario;
import java.util.ArrayList;
import java.util.List;

/**
 * The limits that apply to one scenario. A limit of the command line stands in the place of the configuration's limits of
 * the same kind on the same measure; a built-in one applies where no other limit on growth does.
 *
 * @param applied in the order in which they were set, built-in ones last
 * @param replaced limits of the configuration that do not apply
 */
record AppliedLimits(List<Limit> applied, List<ReplacedLimit> replaced) {

    static AppliedLimits choose(
            Scenario scenario, List<Limit> configured, List<ScopedLimit> commandLine, boolean baselineAsked) {
        List<Limit> given = commandLine.stream()
                .filter(scoped -> scoped.scenarios().matches(scenario.name()))
                .map(ScopedLimit::limit)
                .toList();
        List<Limit> applied = new ArrayList<>();
        List<ReplacedLimit> replaced = new ArrayList<>();
        for (Limit limit : configured) {
            List<ReplacedLimit> replacements = replacements(limit, given);
            replaced.addAll(replacements);
            if (replacements.isEmpty()) {
                applied.add(limit);
            }
        }
        applied.addAll(given);
        if (baselineAsked && scenario.expectation() == Expectation.EXACT) {
            addBuiltIn(applied);
        }
        return new AppliedLimits(List.copyOf(applied), List.copyOf(replaced));
    }

    private static List<ReplacedLimit> replacements(Limit configured, List<Limit> given) {
        return given.stream()
                .filter(limit -> sameKind(limit, configured))
                .map(limit -> new ReplacedLimit(configured, limit, allowsMore(limit.bound(), configured.bound())))
                .toList();
    }

    private static void addBuiltIn(List<Limit> applied) {
        List<Limit> set = List.copyOf(applied);
        Limit.builtIn().stream()
                .filter(limit -> set.stream().noneMatch(other -> sameKind(limit, other)))
                .forEach(applied::add);
    }

    private static boolean sameKind(Limit one, Limit other) {
        return one.measure().equals(other.measure()) && one.needsBaseline() == other.needsBaseline();
    }

    private static boolean allowsMore(Bound one, Bound other) {
        if (one instanceof Bound.AtMost here && other instanceof Bound.AtMost there) {
            return here.value().compareTo(there.value()) > 0;
        }
        return one instanceof Bound.Growth here
                && other instanceof Bound.Growth there
                && (here.percent().compareTo(there.percent()) > 0
                        || here.floor().compareTo(there.floor()) > 0);
    }
}
