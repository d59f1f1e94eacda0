package dev.postage.report.verdict;

import dev.postage.report.baseline.Baseline;
import dev.postage.report.baseline.BaselineFile;
import dev.postage.report.baseline.Recorded;
import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Linearity;
import dev.postage.report.cost.Measure;
import dev.postage.report.cost.Metric;
import dev.postage.report.cost.Phase;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Judges scenarios by limits and a baseline. Of several findings the one that makes the others meaningless is the verdict:
 * numbers that are not exact, then numbers that cannot be compared, then broken limits, then a missing baseline.
 */
public final class Judge {
    private final Optional<BaselineFile> baseline;
    private final List<ScopedLimit> commandLine;

    /**
     * @param baseline the baseline to compare with; empty when none was asked for
     * @param commandLine limits given on the command line
     */
    public Judge(Optional<BaselineFile> baseline, List<ScopedLimit> commandLine) {
        this.baseline = baseline;
        this.commandLine = List.copyOf(commandLine);
    }

    /**
     * Judges one scenario.
     *
     * @param cost what it costs
     * @param configured limits that the configuration sets for this scenario
     */
    public Judged judge(Cost cost, List<Limit> configured) {
        Optional<Baseline> known =
                baseline.map(file -> file.scenario(cost.scenario().name()));
        AppliedLimits limits = AppliedLimits.choose(cost.scenario(), configured, commandLine, known.isPresent());
        List<Verdict.Obstacle> obstacles = Obstacles.between(known.flatMap(Judge::recorded), cost, limits.applied());
        Optional<Recorded> comparable = known.flatMap(Judge::recorded).filter(recorded -> obstacles.isEmpty());
        List<LimitCheck> checks = limits.applied().stream()
                .map(limit -> LimitChecks.check(limit, cost, comparable))
                .toList();
        Verdict verdict = new VerdictChoice(cost, known, comparable, checks, obstacles).verdict();
        return new Judged(cost, known, checks, limits.replaced(), verdict);
    }

    private static Optional<Recorded> recorded(Baseline baseline) {
        return baseline instanceof Baseline.Present present ? Optional.of(present.recorded()) : Optional.empty();
    }

    /** One scenario's findings, of which the weightiest becomes the verdict. */
    private record VerdictChoice(
            Cost cost,
            Optional<Baseline> known,
            Optional<Recorded> comparable,
            List<LimitCheck> checks,
            List<Verdict.Obstacle> obstacles) {

        Verdict verdict() {
            return notExact()
                    .or(this::notComparable)
                    .or(this::breach)
                    .or(this::noBaseline)
                    .or(this::improved)
                    .orElse(new Verdict.Pass());
        }

        private Optional<Verdict> notExact() {
            if (cost.scenario().expectation() != Expectation.EXACT) {
                return Optional.empty();
            }
            Optional<Exactness.Differing> measurements = Optional.of(cost.exactness())
                    .filter(Exactness.Differing.class::isInstance)
                    .map(Exactness.Differing.class::cast);
            Optional<Linearity> growth = cost.linearity().filter(linearity -> !linearity.linear());
            return measurements.isEmpty() && growth.isEmpty()
                    ? Optional.empty()
                    : Optional.of(new Verdict.NotExact(measurements, growth));
        }

        private Optional<Verdict> notComparable() {
            return obstacles.isEmpty() ? Optional.empty() : Optional.of(new Verdict.NotComparable(obstacles));
        }

        private Optional<Verdict> breach() {
            List<LimitCheck> broken = checks.stream()
                    .filter(check -> check.outcome() == LimitCheck.Outcome.BROKEN)
                    .toList();
            if (broken.isEmpty()) {
                return Optional.empty();
            }
            List<Metric> metrics = broken.stream()
                    .map(check -> check.limit().measure())
                    .filter(measure -> measure.phase() != Phase.COLD)
                    .map(Measure::metric)
                    .distinct()
                    .toList();
            List<MethodGrowth> grown = comparable
                    .map(recorded -> MethodGrowths.most(recorded.methods(), cost.methods(), metrics))
                    .orElse(List.of());
            return Optional.of(new Verdict.Breach(broken, grown));
        }

        private Optional<Verdict> noBaseline() {
            return known.flatMap(baseline -> baseline instanceof Baseline.Absent absent
                    ? Optional.of(new Verdict.NoBaseline(absent))
                    : Optional.empty());
        }

        // Numbers that vary are lower than the baseline's every other time, which is no improvement.
        private Optional<Verdict> improved() {
            if (cost.scenario().expectation() == Expectation.VARIES) {
                return Optional.empty();
            }
            return comparable.flatMap(recorded -> {
                List<Metric> lower = metrics(recorded, -1);
                boolean onlyLower = !lower.isEmpty() && metrics(recorded, 1).isEmpty();
                return onlyLower ? Optional.of(new Verdict.Improved(lower)) : Optional.empty();
            });
        }

        private List<Metric> metrics(Recorded recorded, int sign) {
            return Arrays.stream(Metric.values())
                    .filter(metric -> Integer.signum(cost.steady(metric)
                                    .compareTo(recorded.figures().steady(metric)))
                            == sign)
                    .toList();
        }
    }
}
