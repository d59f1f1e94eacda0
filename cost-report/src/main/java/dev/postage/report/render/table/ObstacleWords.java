package dev.postage.report.render.table;

import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.verdict.Verdict.Obstacle;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/** Why numbers are not compared, in lines. */
final class ObstacleWords {
    private static final int LONG = 100;

    private ObstacleWords() {}

    static List<String> lines(Obstacle obstacle, String baseline) {
        if (obstacle instanceof Obstacle.OtherFingerprint other) {
            return lines(
                    "Baseline " + baseline + " was recorded under other conditions:",
                    other.differences(),
                    ObstacleWords::difference);
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
        Obstacle.OtherMessages messages = (Obstacle.OtherMessages) obstacle;
        return List.of("  Measured over " + Words.counted(messages.now(), "message") + ", baseline " + baseline
                + " over " + Numbers.whole(messages.before()));
    }

    private static <T> List<String> lines(String heading, List<T> items, Function<T, String> line) {
        List<String> lines = new ArrayList<>(List.of("  " + heading));
        items.forEach(item -> lines.add("    " + Words.printable(line.apply(item))));
        return lines;
    }

    private static String difference(Fingerprint.Difference difference) {
        String before = difference.before().orElse("(absent)");
        String now = difference.now().orElse("(absent)");
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
