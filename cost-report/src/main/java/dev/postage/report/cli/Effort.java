package dev.postage.report.cli;

import dev.postage.report.cost.Expectation;
import dev.postage.report.launch.ScenarioRunner.Start;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunException;
import dev.postage.report.runs.RunSet;
import java.util.ArrayList;
import java.util.List;

/**
 * The runs a scenario is measured by.
 *
 * @param deliveries at which numbers, ascending, at least two
 * @param prove whether a further run shows if the cost is linear
 * @param measurements how often all runs are made, at least 1
 */
record Effort(List<Long> deliveries, boolean prove, int measurements) {

    Effort {
        deliveries = List.copyOf(deliveries);
    }

    /**
     * The numbers of deliveries of one measurement's runs: with a proof one more, as far on as the last two are apart;
     * otherwise those that are run again, should the only measurement have to be exact.
     *
     * @param beginnings whether runs have their first deliveries to compare
     */
    List<Long> numbers(Expectation expectation, boolean beginnings) {
        List<Long> numbers = new ArrayList<>(deliveries);
        if (prove) {
            numbers.add(largest() + largest() - smaller());
        }
        numbers.addAll(controls(expectation, beginnings));
        return numbers;
    }

    /**
     * The numbers run again. The run of N is held against the first deliveries of that of 2N; where it cannot be, it needs
     * a control of its own. Several measurements control each other, and what may vary needs no control.
     */
    private List<Long> controls(Expectation expectation, boolean beginnings) {
        if (expectation == Expectation.VARIES || measurements > 1 || prove) {
            return List.of();
        }
        boolean held = beginnings && largest() == 2 * smaller() && smaller() > 1;
        return held ? List.of(largest()) : List.of(smaller(), largest());
    }

    private long largest() {
        return deliveries.get(deliveries.size() - 1);
    }

    private long smaller() {
        return deliveries.get(deliveries.size() - 2);
    }

    /**
     * What a run of one measurement begins with. Runs that are subtracted begin alike, so that of two all weave anew.
     *
     * @param index of the run, from 0
     */
    Start start(int index) {
        return index == 0 || deliveries.size() == 2 ? Start.ANEW : Start.WOVEN;
    }

    /**
     * Puts the runs of one measurement together.
     *
     * @param runs as many as {@link #numbers} are, in their order
     * @throws RunException if they do not belong together
     */
    RunSet set(List<Run> runs) throws RunException {
        if (prove) {
            return RunSet.proving(runs);
        }
        int own = deliveries.size();
        return RunSet.controlled(runs.subList(0, own), runs.subList(own, runs.size()));
    }

    /** How many runs there are for one scenario. */
    int runs(Expectation expectation, boolean beginnings) {
        return numbers(expectation, beginnings).size() * measurements;
    }
}
