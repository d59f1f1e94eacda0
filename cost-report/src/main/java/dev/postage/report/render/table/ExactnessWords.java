package dev.postage.report.render.table;

import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.Exactness.Comparison;
import dev.postage.report.cost.Linearity;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The words for how much is known of numbers being the same every time, and what they mean. */
final class ExactnessWords {
    private static final String PROVED = "proved";
    private static final String NOT_LINEAR = "not linear";

    private ExactnessWords() {}

    static String word(Cost cost) {
        if (cost.exactness() instanceof Exactness.Once) {
            return "once";
        }
        if (!(cost.exactness() instanceof Exactness.Identical)) {
            return "varies";
        }
        return cost.linearity()
                .map(linearity -> linearity.linear() ? PROVED : NOT_LINEAR)
                .orElse("exact");
    }

    /** What the words of a table stand for, a line each. */
    static List<String> meanings(Report report) {
        List<Cost> costs = report.judged().stream().map(Judged::cost).toList();
        List<String> lines = new ArrayList<>();
        add(
                lines,
                costs,
                "exact",
                cost -> "the same in " + compared(cost.exactness().comparison()));
        add(lines, costs, PROVED, ExactnessWords::proof);
        if (costs.stream().anyMatch(cost -> word(cost).equals(NOT_LINEAR))) {
            lines.add(NOT_LINEAR + ": the same each time, but later messages cost something else than earlier ones.");
        }
        if (costs.stream().anyMatch(cost -> cost.exactness() instanceof Exactness.Once)) {
            lines.add("once: measured once, so that nothing shows whether the numbers are the same every time;"
                    + " --repeat 2 does.");
        }
        return lines;
    }

    private static void add(List<String> lines, List<Cost> costs, String word, Function<Cost, String> meaning) {
        String meanings = costs.stream()
                .filter(cost -> word(cost).equals(word))
                .map(meaning)
                .distinct()
                .collect(Collectors.joining(" or "));
        if (!meanings.isEmpty()) {
            lines.add(word + ": " + meanings + ", method by method.");
        }
    }

    private static String proof(Cost cost) {
        String linear = cost.linearity()
                .map(linearity -> "linear (" + earlier(linearity) + " cost what " + later(linearity) + " cost)")
                .orElse("");
        List<String> runs =
                cost.runs().all().stream().map(run -> Numbers.whole(run.n())).toList();
        int last = runs.size() - 1;
        return linear + " and repeated identical (runs of " + String.join(", ", runs.subList(0, last)) + " and "
                + runs.get(last) + " messages, each in "
                + Words.counted(cost.exactness().comparison().measurements(), "fresh JVM") + ")";
    }

    static String earlier(Linearity linearity) {
        return messages(linearity.first(), linearity.messages());
    }

    static String later(Linearity linearity) {
        return messages(linearity.first() + linearity.messages(), linearity.messages());
    }

    private static String messages(long first, long number) {
        return number == 1
                ? "message " + Numbers.whole(first)
                : "messages " + Numbers.whole(first) + " to " + Numbers.whole(first + number - 1);
    }

    /** What was put side by side. */
    static String compared(Comparison comparison) {
        if (comparison.run().isPresent()) {
            return "the run of " + Words.counted(comparison.run().getAsLong(), "message") + " in "
                    + Words.counted(comparison.jvms(), "fresh JVM");
        }
        if (comparison.deliveries().isPresent()) {
            return "the first " + Words.counted(comparison.deliveries().getAsLong(), "message") + " of "
                    + Words.counted(comparison.jvms(), "fresh JVM") + all(comparison);
        }
        return comparison.controlled().isEmpty()
                ? Words.counted(comparison.measurements(), "measurement")
                : "the runs of " + controlled(comparison, " and ") + " messages, each in 2 fresh JVMs";
    }

    private static String all(Comparison comparison) {
        return switch (comparison.controlled().size()) {
            case 0 -> "";
            case 1 -> " and in all " + controlled(comparison, "") + " of two of them";
            default -> " and in all " + controlled(comparison, " and all ") + " of two each";
        };
    }

    private static String controlled(Comparison comparison, String and) {
        return comparison.controlled().stream().map(Numbers::whole).collect(Collectors.joining(and));
    }
}
