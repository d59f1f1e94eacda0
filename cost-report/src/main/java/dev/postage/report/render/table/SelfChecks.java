package dev.postage.report.render.table;

import dev.postage.report.cost.Amount;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunSet;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** What the agent holds against what it was told and against what the VM says: one row for each scenario. */
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
        page.blank();
        CoverageWords.lines(report).forEach(line -> page.line(Style.FAINT, line));
        AgentWords.lines(report).forEach(line -> page.line(Style.DOUBTFUL, line));
    }

    private static void headers(Grid grid) {
        grid.row(
                Cell.empty(),
                Cell.right("deliveries").styled(Style.FAINT).over(2),
                Cell.right("bytes").styled(Style.FAINT).over(2),
                Cell.right("made by the VM").styled(Style.FAINT).over(2));
        List<Cell> cells = new ArrayList<>(List.of(Cell.left("scenario")));
        Stream.of("asked", "seen", "counted", "ThreadMXBean", "bytes", "per message")
                .map(Cell::right)
                .forEach(cells::add);
        grid.row(cells.stream().map(cell -> cell.styled(Style.STRONG)).toArray(Cell[]::new));
        grid.rule();
    }

    private static Cell[] row(Judged judged) {
        RunSet runs = judged.cost().runs();
        Run run = runs.upper();
        List<Cell> cells = new ArrayList<>(List.of(CostTable.name(judged.scenario())));
        Stream.of(
                        Numbers.whole(run.n()),
                        known(run.seen()),
                        Numbers.whole(run.bytes().counted()),
                        known(run.bytes().allocated()),
                        known(run.bytes().madeByVm()),
                        perMessage(runs))
                .map(Cell::right)
                .forEach(cells::add);
        return cells.toArray(Cell[]::new);
    }

    private static String known(OptionalLong number) {
        return number.isPresent() ? Numbers.whole(number.getAsLong()) : UNKNOWN;
    }

    private static String perMessage(RunSet runs) {
        OptionalLong madeByVm = runs.steadyBytes().madeByVm();
        return madeByVm.isPresent() ? Numbers.perMessage(new Amount(madeByVm.getAsLong(), runs.messages())) : UNKNOWN;
    }
}
