package dev.postage.report.render.table;

import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Run;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What the agent holds against what it was told and against what the VM says: one row for the largest run of each scenario. */
final class SelfChecks {
    private static final String UNKNOWN = "unknown";

    private SelfChecks() {}

    static void print(Report report, Page page) {
        page.section(Style.STRONG, "Self-checks of the largest runs");
        page.blank();
        Grid grid = new Grid("");
        headers(grid);
        report.judged().forEach(judged -> grid.row(row(judged)));
        page.grid(grid);
        String excluded = excluded(report);
        if (!excluded.isEmpty()) {
            page.line(Style.FAINT, "Excluded classes: " + excluded + ".");
        }
    }

    private static void headers(Grid grid) {
        grid.row(
                Cell.empty(),
                Cell.right("deliveries").styled(Style.FAINT).over(2),
                Cell.right("bytes of the counted threads").styled(Style.FAINT).over(3),
                Cell.right("classes").styled(Style.FAINT).over(3),
                Cell.right("hidden classes").styled(Style.FAINT).over(2));
        List<Cell> cells = new ArrayList<>(List.of(Cell.left("scenario")));
        Stream.of(
                        "asked",
                        "seen",
                        "counted",
                        "ThreadMXBean",
                        "made by the VM",
                        "counted",
                        "excluded",
                        "failed",
                        "counted",
                        "uncounted")
                .map(Cell::right)
                .forEach(cells::add);
        grid.row(cells.toArray(Cell[]::new));
        grid.rule();
    }

    private static Cell[] row(Judged judged) {
        Run run = judged.cost().runs().upper();
        Coverage coverage = run.coverage();
        List<Cell> cells = new ArrayList<>(List.of(CostTable.name(judged.scenario())));
        Stream.of(
                        Numbers.whole(run.n()),
                        known(run.seen()),
                        Numbers.whole(run.bytes().counted()),
                        known(run.bytes().allocated()),
                        known(run.bytes().madeByVm()),
                        Numbers.whole(coverage.classes()),
                        Numbers.whole(coverage.excluded().size()),
                        Numbers.whole(coverage.failed().size()),
                        Numbers.whole(coverage.hiddenCounted()),
                        Numbers.whole(coverage.hiddenUncounted()))
                .map(Cell::right)
                .forEach(cells::add);
        return cells.toArray(Cell[]::new);
    }

    private static String known(OptionalLong number) {
        return number.isPresent() ? Numbers.whole(number.getAsLong()) : UNKNOWN;
    }

    /** Each reason with the number of classes, of all scenarios the one with most of them. */
    private static String excluded(Report report) {
        TreeMap<String, Long> most = new TreeMap<>();
        for (Judged judged : report.judged()) {
            judged.cost().runs().upper().coverage().excluded().stream()
                    .collect(Collectors.groupingBy(Coverage.Uncounted::reason, Collectors.counting()))
                    .forEach((reason, classes) -> most.merge(reason, classes, Math::max));
        }
        boolean several = report.judged().size() > 1;
        return most.entrySet().stream()
                .map(entry -> Words.printable(entry.getKey()) + " (" + (several ? "up to " : "")
                        + Numbers.whole(entry.getValue()) + ")")
                .collect(Collectors.joining(", "));
    }
}
