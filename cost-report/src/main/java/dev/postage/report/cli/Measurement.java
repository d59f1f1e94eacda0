package dev.postage.report.cli;

import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Owners;
import dev.postage.report.cost.Scenario;
import dev.postage.report.launch.ClassFiles;
import dev.postage.report.launch.LaunchException;
import dev.postage.report.launch.ScenarioPlan;
import dev.postage.report.launch.ScenarioRunner;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunException;
import dev.postage.report.runs.RunSet;
import dev.postage.report.verdict.Failed;
import dev.postage.report.verdict.Judge;
import dev.postage.report.verdict.Limit;
import dev.postage.report.verdict.ScenarioResult;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;

/**
 * From runs to a judged cost, for one scenario after the other.
 *
 * @param runner what runs them
 * @param effort which runs each needs
 * @param owners who pays for which class
 * @param judge what judges the costs
 * @param progress what is told of each run
 * @param err gets the last lines of programs that fail
 */
record Measurement(
        ScenarioRunner runner, Effort effort, Owners owners, Judge judge, Progress progress, PrintStream err) {

    /** Measures one scenario; a failure is a result too, so that the others still are measured. */
    ScenarioResult measure(Scenario scenario, ScenarioPlan plan, List<Limit> limits) throws InterruptedException {
        try {
            List<RunSet> measurements = new ArrayList<>();
            for (int i = 0; i < effort.measurements(); i++) {
                measurements.add(effort.set(runs(scenario, plan)));
            }
            RunSet.requireAlike(measurements);
            return judge.judge(
                    Cost.of(scenario, measurements, owners).explained(new ClassFiles(plan.program())), limits);
        } catch (LaunchException e) {
            Failures.lastLines(err, e.lastLines());
            return new Failed(scenario.name(), e.getMessage());
        } catch (RunException e) {
            return new Failed(scenario.name(), e.getMessage());
        }
    }

    private List<Run> runs(Scenario scenario, ScenarioPlan plan) throws LaunchException, InterruptedException {
        List<Run> runs = new ArrayList<>();
        for (long number : effort.numbers(scenario.expectation(), plan.hasDeliveryPoint())) {
            progress.begin(plan.name(), number);
            runs.add(runner.run(plan, number, effort.start(runs.size())));
            progress.end();
        }
        return runs;
    }
}
