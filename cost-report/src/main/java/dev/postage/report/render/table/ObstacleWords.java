package dev.postage.report.render.table;

import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.Unit;
import dev.postage.report.verdict.Verdict.Obstacle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Why numbers are not compared, in lines. */
final class ObstacleWords {
    private static final int LONG = 100;
    private static final String JDK = "java.runtime.version";

    private ObstacleWords() {}

    static List<String> lines(Obstacle obstacle, String baseline) {
        if (obstacle instanceof Obstacle.OtherFingerprint other) {
            return conditions(other.differences(), baseline);
        }
        if (obstacle instanceof Obstacle.FailedClasses failed) {
            return lines(
                    Words.counted(failed.classes().size(), "class")
                            + " could not be counted, so that the numbers are a lower bound:",
                    failed.classes(),
                    ObstacleWords::uncounted);
        }
        if (obstacle instanceof Obstacle.LowerCoverage lower) {
            String what = lower.kind() == Obstacle.LowerCoverage.Kind.HIDDEN ? "hidden class" : "excluded class";
            return List.of("  " + Words.counted(lower.now(), what) + " ran uncounted, " + Numbers.whole(lower.before())
                    + " when baseline " + baseline + " was recorded");
        }
        if (obstacle instanceof Obstacle.OtherUnit other) {
            return List.of("  Limits are in " + Unit.INSTRUCTIONS.label() + ", this run counted "
                    + other.unit().label()
                    + ": leave out the program's own JIT flags, or hold it to a baseline of its own.");
        }
        Obstacle.OtherMessages messages = (Obstacle.OtherMessages) obstacle;
        return List.of("  Measured over " + Words.counted(messages.now(), "message") + ", baseline " + baseline
                + " over " + Numbers.whole(messages.before()));
    }

    // Another JDK or unit brings other flags and other classes along: it is named first, and what to do about it.
    private static List<String> conditions(List<Fingerprint.Difference> differences, String baseline) {
        List<String> lines = new ArrayList<>();
        List<Fingerprint.Difference> others = new ArrayList<>(differences);
        differences.stream()
                .filter(difference -> difference.name().equals(JDK))
                .findFirst()
                .ifPresent(jdk -> {
                    others.remove(jdk);
                    lines.add("  Baseline " + baseline + " was recorded with Java " + value(jdk.before())
                            + ", this run used Java " + value(jdk.now())
                            + ": use the same one, or save a baseline for this one.");
                });
        differences.stream()
                .filter(difference -> difference.name().equals(Fingerprint.UNIT))
                .findFirst()
                .ifPresent(unit -> {
                    others.remove(unit);
                    lines.add("  Baseline " + baseline + " counts " + value(unit.before()) + ", this run "
                            + value(unit.now()) + ": run both with the same JIT flags.");
                });
        if (!others.isEmpty()) {
            lines.addAll(lines(
                    "Baseline " + baseline + " was recorded under other conditions:",
                    others,
                    ObstacleWords::difference));
        }
        return lines;
    }

    private static <T> List<String> lines(String heading, List<T> items, Function<T, String> line) {
        List<String> lines = new ArrayList<>(List.of("  " + heading));
        items.forEach(item -> lines.add("    " + Words.printable(line.apply(item))));
        return lines;
    }

    private static String difference(Fingerprint.Difference difference) {
        String before = value(difference.before());
        String now = value(difference.now());
        String gone = onlyIn(before, now);
        String added = onlyIn(now, before);
        if (before.length() + now.length() <= LONG || (gone.isEmpty() && added.isEmpty())) {
            return difference.name() + ": " + before + " -> " + now;
        }
        List<String> changes = new ArrayList<>();
        if (!gone.isEmpty()) {
            changes.add("no longer " + gone);
        }
        if (!added.isEmpty()) {
            changes.add("now with " + added);
        }
        return difference.name() + ": " + String.join(", ", changes);
    }

    private static String value(Optional<String> value) {
        return value.orElse("(absent)").isEmpty() ? "(none)" : Words.printable(value.orElse("(absent)"));
    }

    // Of two long lists of flags only what one has and the other has not is worth reading.
    private static String onlyIn(String here, String there) {
        List<String> words = new ArrayList<>(List.of(here.split(" ")));
        words.removeAll(List.of(there.split(" ")));
        return String.join(" ", words);
    }

    private static String uncounted(Coverage.Uncounted uncounted) {
        return uncounted.className() + ": " + uncounted.reason();
    }
}
