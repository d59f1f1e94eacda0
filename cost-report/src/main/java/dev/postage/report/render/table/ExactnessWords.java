package dev.postage.report.render.table;

import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.Exactness.Comparison;
import dev.postage.report.verdict.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** The words for how much is known of numbers being the same every time, and what they mean. */
final class ExactnessWords {
    private ExactnessWords() {}

    static String word(Exactness exactness) {
        if (exactness instanceof Exactness.Identical) {
            return "exact";
        }
        return exactness instanceof Exactness.Once ? "once" : "varies";
    }

    /** What the words of a table stand for, a line each. */
    static List<String> meanings(Report report) {
        List<String> lines = new ArrayList<>();
        String compared = identical(report);
        if (!compared.isEmpty()) {
            lines.add("exact: the same in " + compared + ", method by method.");
        }
        if (report.judged().stream().anyMatch(judged -> judged.cost().exactness() instanceof Exactness.Once)) {
            lines.add("once: measured once, so that nothing shows whether the numbers are the same every time;"
                    + " --repeat 2 does.");
        }
        return lines;
    }

    /** What was put side by side. */
    static String compared(Comparison comparison) {
        return comparison.deliveries().isPresent()
                ? "the first " + Words.counted(comparison.deliveries().getAsLong(), "message") + " of "
                        + Words.counted(comparison.jvms(), "fresh JVM")
                : Words.counted(comparison.measurements(), "measurement");
    }

    private static String identical(Report report) {
        return report.judged().stream()
                .map(judged -> judged.cost().exactness())
                .filter(Exactness.Identical.class::isInstance)
                .map(exactness -> compared(exactness.comparison()))
                .distinct()
                .collect(Collectors.joining(" or "));
    }
}
