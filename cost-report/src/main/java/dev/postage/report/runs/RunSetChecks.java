package dev.postage.report.runs;

import dev.postage.report.runs.RunException.Reason;
import java.util.List;
import java.util.stream.Collectors;

/** What runs must have in common before their difference means anything. */
final class RunSetChecks {
    private RunSetChecks() {}

    static void check(List<Run> runs) throws RunException {
        if (runs.size() < 2) {
            throw unmatched(runs.size() + " run found, at least two expected: a steady cost is a difference");
        }
        for (int index = 1; index < runs.size(); index++) {
            checkPair(runs.get(index - 1), runs.get(index));
        }
    }

    static void checkSteps(List<Run> runs) throws RunException {
        if (runs.size() < 3) {
            throw unmatched(runs.size() + " runs found, at least three expected: linearity shows in two differences");
        }
        long low = runs.get(runs.size() - 3).n();
        long middle = runs.get(runs.size() - 2).n();
        long high = runs.get(runs.size() - 1).n();
        if (high - middle != middle - low) {
            throw unmatched("runs of " + low + ", " + middle + " and " + high
                    + " deliveries found, equal steps expected: end with " + (middle + middle - low));
        }
    }

    static void checkRepeated(List<Run> runs, Run control) throws RunException {
        for (Run run : runs) {
            if (run.n() == control.n()) {
                checkConditions(run, control);
                return;
            }
        }
        throw unmatched("a control of " + control.n() + " deliveries found, expected one of "
                + runs.stream().map(run -> Long.toString(run.n())).collect(Collectors.joining(", "))
                + ": it repeats a run");
    }

    private static void checkPair(Run earlier, Run later) throws RunException {
        if (earlier.n() >= later.n()) {
            throw unmatched("runs of " + earlier.n() + " and then " + later.n()
                    + " deliveries found, ascending numbers expected: order them");
        }
        if (earlier.window().isPresent() != later.window().isPresent()) {
            throw unmatched("only one of the runs of " + earlier.n() + " and " + later.n()
                    + " deliveries has a delivery point: give it to both or to none");
        }
        checkConditions(earlier, later);
    }

    static void checkConditions(Run earlier, Run later) throws RunException {
        List<Fingerprint.Difference> differences = earlier.fingerprint().differencesTo(later.fingerprint());
        if (!differences.isEmpty()) {
            throw unmatched("the runs of " + earlier.n() + " and " + later.n()
                    + " deliveries were not made under the same conditions, "
                    + differences.stream().map(RunSetChecks::sentence).collect(Collectors.joining(", "))
                    + ": run the scenario again");
        }
    }

    private static String sentence(Fingerprint.Difference difference) {
        return difference.name() + " was " + difference.before().orElse("absent") + " and then "
                + difference.now().orElse("absent");
    }

    private static RunException unmatched(String message) {
        return new RunException(Reason.UNMATCHED_RUNS, message);
    }
}
