package dev.postage.report.render.table;

import dev.postage.report.cost.Amount;
import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Metric;
import dev.postage.report.cost.Scenario;
import dev.postage.report.cost.Surcharge;
import dev.postage.report.verdict.Failed;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import dev.postage.report.verdict.ScenarioResult;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One row per scenario, then one per surcharge, in the same columns. */
final class CostTable {
    static final int NAME_WIDTH = 40;

    private final Grid grid = new Grid("");

    private CostTable() {}

    static void print(Report report, Page page) {
        page.line(Style.STRONG, title(report));
        page.blank();
        CostTable table = new CostTable();
        table.headers();
        report.results().forEach(table::scenario);
        table.surcharges(report.surcharges());
        page.grid(table.grid);
    }

    private static String title(Report report) {
        List<Long> messages = report.judged().stream()
                .map(judged -> judged.cost().figures().messages())
                .distinct()
                .toList();
        String over = messages.size() == 1 ? " over " + Words.counted(messages.get(0), "message") : "";
        return "What one message costs" + over + UnitWords.title(report);
    }

    private void headers() {
        grid.row(
                Cell.empty(),
                Cell.right("steady, per message").styled(Style.FAINT).over(3),
                Cell.right("cold, start and first message").styled(Style.FAINT).over(3));
        List<Cell> cells = new ArrayList<>(List.of(Cell.left("scenario")));
        for (int phase = 0; phase < 2; phase++) {
            Stream.of(Metric.values()).map(Metric::label).map(Cell::right).forEach(cells::add);
        }
        cells.add(Cell.left("numbers"));
        cells.add(Cell.left("verdict"));
        grid.row(cells.stream().map(cell -> cell.styled(Style.STRONG)).toArray(Cell[]::new));
        grid.rule();
    }

    private void scenario(ScenarioResult result) {
        Cell name = name(result.scenario());
        if (result instanceof Judged judged) {
            grid.row(cells(name, judged).toArray(Cell[]::new));
        } else if (result instanceof Failed) {
            grid.row(name, Cell.empty().over(7), Cell.left("failed").styled(Style.BAD));
        }
    }

    private static List<Cell> cells(Cell name, Judged judged) {
        Cost cost = judged.cost();
        List<Cell> cells = new ArrayList<>(List.of(name));
        for (Metric metric : Metric.values()) {
            cells.add(Cell.right(Numbers.perMessage(cost.steady(metric))));
        }
        for (Metric metric : Metric.values()) {
            cells.add(Cell.right(Numbers.whole(metric.of(cost.cold()))));
        }
        cells.add(Cell.left(exactness(cost)));
        cells.add(VerdictWords.cell(judged));
        return cells;
    }

    private static String exactness(Cost cost) {
        int measurements = cost.exactness().comparison().measurements();
        return ExactnessWords.word(cost) + (measurements == 1 ? "" : " x" + measurements);
    }

    private void surcharges(List<Surcharge> surcharges) {
        if (surcharges.isEmpty()) {
            return;
        }
        grid.rule();
        boolean oneGroup = surcharges.stream().map(CostTable::group).distinct().count() == 1;
        surcharges.forEach(surcharge -> surcharge(surcharge, oneGroup ? "" : ", " + group(surcharge)));
    }

    private static String group(Surcharge surcharge) {
        return surcharge
                .upper()
                .scenario()
                .placement()
                .map(Scenario.Placement::group)
                .orElse("");
    }

    private static String loop(Cost cost) {
        return cost.scenario()
                .placement()
                .map(placement -> placement.loop().label())
                .orElse("");
    }

    private void surcharge(Surcharge surcharge, String group) {
        List<Cell> cells = new ArrayList<>();
        cells.add(name(loop(surcharge.upper()) + " over " + loop(surcharge.lower()) + group));
        List<String> growths = new ArrayList<>();
        for (Metric metric : Metric.values()) {
            Amount amount = surcharge.amount(metric);
            cells.add(Cell.right(Numbers.signed(amount)));
            growths.add(Numbers.growth(amount, surcharge.lower().steady(metric)));
        }
        growths.forEach(growth -> cells.add(Cell.right(growth).styled(Style.FAINT)));
        grid.row(cells.toArray(Cell[]::new));
    }

    static Cell name(String name) {
        return Cell.left(Words.shortened(Words.printable(name), NAME_WIDTH));
    }
}
