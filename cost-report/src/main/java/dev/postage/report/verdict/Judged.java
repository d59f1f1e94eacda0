package dev.postage.report.verdict;

import dev.postage.report.baseline.Baseline;
import dev.postage.report.cost.Cost;
import java.util.List;
import java.util.Optional;

/**
 * A measured and judged scenario.
 *
 * @param cost what it costs
 * @param baseline what the baseline knows of it; empty when none was asked for
 * @param checks every limit that applies, in the order in which limits were set, built-in ones last
 * @param replaced limits of the configuration in whose place one of the command line stands
 * @param verdict what is to be said of it
 */
public record Judged(
        Cost cost, Optional<Baseline> baseline, List<LimitCheck> checks, List<ReplacedLimit> replaced, Verdict verdict)
        implements ScenarioResult {

    public Judged {
        checks = List.copyOf(checks);
        replaced = List.copyOf(replaced);
    }

    @Override
    public String scenario() {
        return cost.scenario().name();
    }
}
