package dev.postage.report.verdict;

import dev.postage.report.baseline.BaselineFile;
import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Owners;
import dev.postage.report.cost.Scenario;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunException;
import dev.postage.report.runs.RunSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges and what they are given, for tests. */
final class Judging {
    private Judging() {}

    static Judge judge(List<ScopedLimit> commandLine, Cost... recorded) {
        Optional<BaselineFile> baseline =
                recorded.length == 0 ? Optional.empty() : Optional.of(BaselineFile.of("main", List.of(recorded)));
        return new Judge(baseline, commandLine);
    }

    static List<Limit> limits(String... texts) throws LimitException {
        List<Limit> limits = new ArrayList<>();
        for (String text : texts) {
            limits.add(Limit.parse(text, new Origin.ConfigurationLine("postage.yaml", 1)));
        }
        return limits;
    }

    static List<LimitCheck.Outcome> outcomes(Judged judged) {
        return judged.checks().stream().map(LimitCheck::outcome).toList();
    }

    static Cost costOf(List<Run> runs) throws RunException {
        return Cost.of(Scenario.of("raw", Expectation.EXACT), List.of(RunSet.of(runs)), Owners.standard());
    }
}
