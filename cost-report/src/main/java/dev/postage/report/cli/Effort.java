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
     * otherwise the last one again, should the only measurement have to be exact.
     */
    List<Long> numbers(Expectation expectation) {
        List<Long> numbers = new ArrayList<>(deliveries);
        if (prove) {
            long last = deliveries.get(deliveries.size() - 1);
            numbers.add(last + last - deliveries.get(deliveries.size() - 2));
        } else if (controlled(expectation)) {
            numbers.add(deliveries.get(deliveries.size() - 1));
        }
        return numbers;
    }

    /** Several measurements control each other, and what may vary needs no control. */
    private boolean controlled(Expectation expectation) {
        return expectation == Expectation.EXACT && measurements == 1 && !prove;
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
     * @throws RunException if they do not belong together
     */
    RunSet set(List<Run> runs, Expectation expectation) throws RunException {
        if (controlled(expectation)) {
            return RunSet.controlled(runs);
        }
        return prove ? RunSet.proving(runs) : RunSet.of(runs);
    }

    /** How many runs there are for one scenario. */
    int runs(Expectation expectation) {
        return numbers(expectation).size() * measurements;
    }
}
