package dev.postage.report.verdict;

import dev.postage.report.baseline.Recorded;
import dev.postage.report.cost.Cost;
import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds what forbids comparing a cost. */
final class Obstacles {
    private Obstacles() {}

    static List<Verdict.Obstacle> between(Optional<Recorded> recorded, Cost cost) {
        List<Verdict.Obstacle> obstacles = new ArrayList<>();
        List<Coverage.Uncounted> failed = failed(cost);
        if (!failed.isEmpty()) {
            obstacles.add(new Verdict.Obstacle.FailedClasses(failed));
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
        long uncounted = cost.runs().upper().coverage().uncounted();
        if (uncounted > before.coverage().uncounted()) {
            obstacles.add(new Verdict.Obstacle.LowerCoverage(before.coverage().uncounted(), uncounted));
        }
        long messages = cost.figures().messages();
        if (messages != before.figures().messages()) {
            obstacles.add(new Verdict.Obstacle.OtherMessages(before.figures().messages(), messages));
        }
    }

    private static List<Coverage.Uncounted> failed(Cost cost) {
        return cost.runs().runs().stream()
                .map(Run::coverage)
                .flatMap(coverage -> coverage.failed().stream())
                .distinct()
                .toList();
    }
}
