package dev.postage.report.render.table;

import dev.postage.report.verdict.ExitCode;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import dev.postage.report.verdict.Verdict;
import java.util.ArrayList;
import java.util.List;

/** The last line. */
final class Summary {
    private Summary() {}

    static void print(Report report, Page page) {
        page.blank();
        ExitCode code = report.exitCode();
        page.line(
                style(code),
                Words.counted(report.results().size(), "scenario") + ": " + String.join(", ", parts(report))
                        + " (exit code " + code.code() + ")");
    }

    private static List<String> parts(Report report) {
        List<String> parts = new ArrayList<>();
        add(parts, count(report, Verdict.Pass.class), "within limits");
        add(parts, count(report, Verdict.Improved.class), "improved");
        add(parts, count(report, Verdict.Breach.class), "over a limit");
        add(parts, count(report, Verdict.NotExact.class), "not exact");
        add(parts, count(report, Verdict.NotComparable.class), "not comparable");
        add(parts, count(report, Verdict.NoBaseline.class), "without baseline");
        add(parts, report.failed().size(), "failed");
        return parts.isEmpty() ? List.of("nothing measured") : parts;
    }

    private static void add(List<String> parts, long count, String what) {
        if (count > 0) {
            parts.add(Numbers.whole(count) + " " + what);
        }
    }

    private static long count(Report report, Class<? extends Verdict> kind) {
        return report.judged().stream()
                .map(Judged::verdict)
                .filter(kind::isInstance)
                .count();
    }

    private static Style style(ExitCode code) {
        return switch (code) {
            case WITHIN_LIMITS -> Style.GOOD;
            case IMPROVED -> Style.BETTER;
            case NOT_COMPARABLE -> Style.DOUBTFUL;
            default -> Style.BAD;
        };
    }
}
