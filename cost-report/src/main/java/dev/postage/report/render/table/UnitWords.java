package dev.postage.report.render.table;

import dev.postage.report.runs.Unit;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the numbers of a table count. */
final class UnitWords {
    private UnitWords() {}

    static Unit of(Judged judged) {
        return judged.cost().runs().fingerprint().unit();
    }

    /** What stands in the title; empty when nothing was measured. */
    static String title(Report report) {
        List<Unit> units =
                report.judged().stream().map(UnitWords::of).distinct().toList();
        if (units.isEmpty()) {
            return "";
        }
        return units.size() == 1 ? ", unit: " + units.get(0).label() : ", units differ";
    }

    /** What has to be known of them, a line each. */
    static List<String> notes(Report report) {
        List<Judged> outside = report.judged().stream()
                .filter(judged -> of(judged) == Unit.OUTSIDE_INTRINSICS)
                .toList();
        if (outside.isEmpty()) {
            return List.of();
        }
        List<String> lines = new ArrayList<>();
        if (outside.size() < report.judged().size()) {
            lines.add("In " + Unit.OUTSIDE_INTRINSICS.label() + ": " + names(outside)
                    + "; in another unit than the others and not compared with them.");
        }
        lines.add(Unit.OUTSIDE_INTRINSICS.label()
                + ": methods in whose place a compiler may put machine code are not counted, nor what they call, but what they"
                + " hand out is; without JIT flags of the program's own all are.");
        return lines;
    }

    private static String names(List<Judged> judged) {
        return judged.stream().map(each -> Words.printable(each.scenario())).collect(Collectors.joining(", "));
    }
}
