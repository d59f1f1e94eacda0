package dev.postage.report.verdict;

import dev.postage.report.baseline.Recorded;
import dev.postage.report.baseline.Recorded.CoverageSize;
import dev.postage.report.cost.Cost;
import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.Unit;
import dev.postage.report.verdict.Verdict.Obstacle.LowerCoverage;
import dev.postage.report.verdict.Verdict.Obstacle.LowerCoverage.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what forbids comparing a cost. */
final class Obstacles {
    private Obstacles() {}

    static List<Verdict.Obstacle> between(Optional<Recorded> recorded, Cost cost, List<Limit> limits) {
        List<Verdict.Obstacle> obstacles = new ArrayList<>();
        List<Coverage.Uncounted> failed = failed(cost);
        if (!failed.isEmpty()) {
            obstacles.add(new Verdict.Obstacle.FailedClasses(failed));
        }
        Unit unit = cost.runs().fingerprint().unit();
        boolean absolute = limits.stream().anyMatch(limit -> !limit.needsBaseline());
        if (absolute && unit != Unit.INSTRUCTIONS) {
            obstacles.add(new Verdict.Obstacle.OtherUnit(unit));
        }
        recorded.ifPresent(before -> addDifferences(before, cost, obstacles));
        return List.copyOf(obstacles);
    }

    private static void addDifferences(Recorded before, Cost cost, List<Verdict.Obstacle> obstacles) {
        List<Fingerprint.Difference> differences =
                before.fingerprint().obstaclesTo(cost.runs().fingerprint());
        if (!differences.isEmpty()) {
            obstacles.add(new Verdict.Obstacle.OtherFingerprint(differences));
        }
        CoverageSize then = before.coverage();
        CoverageSize now = CoverageSize.of(cost.runs());
        addLower(Kind.HIDDEN, then.hidden(), now.hidden(), obstacles);
        addLower(Kind.EXCLUDED, then.excluded(), now.excluded(), obstacles);
        long messages = cost.figures().messages();
        if (messages != before.figures().messages()) {
            obstacles.add(new Verdict.Obstacle.OtherMessages(before.figures().messages(), messages));
        }
    }

    // Each kind by itself: one class less of the one kind must not hide one more of the other.
    private static void addLower(Kind kind, long before, long now, List<Verdict.Obstacle> obstacles) {
        if (now > before) {
            obstacles.add(new LowerCoverage(kind, before, now));
        }
    }

    private static List<Coverage.Uncounted> failed(Cost cost) {
        return cost.runs().made().stream()
                .map(Run::coverage)
                .flatMap(coverage -> coverage.failed().stream())
                .distinct()
                .toList();
    }
}
