package dev.postage.report.render.table;

import dev.postage.report.baseline.Baseline;
import dev.postage.report.baseline.Recorded;
import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Says of numbers that differ from a baseline's what else is different where they were measured. */
final class PlaceWords {
    private static final Map<String, String> WORDS = Map.of(
            "host", "another host name",
            "user", "another user name",
            "home", "another home",
            "folder", "another working directory",
            "path", "another PATH",
            "temporary", "another TMPDIR");

    private PlaceWords() {}

    static List<String> notes(Report report) {
        List<String> lines = new ArrayList<>();
        for (Judged judged : report.judged()) {
            judged.baseline()
                    .filter(Baseline.Present.class::isInstance)
                    .map(Baseline.Present.class::cast)
                    .filter(present -> differs(judged, present.recorded()))
                    .map(present -> places(judged, present.recorded()))
                    .filter(places -> !places.isEmpty())
                    .ifPresent(places -> lines.add(line(judged, places)));
        }
        return lines;
    }

    private static boolean differs(Judged judged, Recorded recorded) {
        return Stream.of(Metric.values())
                .anyMatch(metric -> judged.cost()
                                .steady(metric)
                                .compareTo(recorded.figures().steady(metric))
                        != 0);
    }

    /** A baseline that knows nothing of its place says nothing of another one. */
    private static String places(Judged judged, Recorded recorded) {
        return recorded.fingerprint().differencesTo(judged.cost().runs().fingerprint()).stream()
                .filter(difference -> difference.name().startsWith(Fingerprint.PLACE))
                .filter(difference ->
                        difference.before().isPresent() && difference.now().isPresent())
                .map(difference -> difference.name().substring(Fingerprint.PLACE.length()))
                .map(place -> WORDS.getOrDefault(place, place))
                .collect(Collectors.joining(", "));
    }

    private static String line(Judged judged, String places) {
        return Words.printable(judged.scenario()) + ": the baseline was recorded with " + places
                + "; a program that looks at it may cost something else there.";
    }
}
