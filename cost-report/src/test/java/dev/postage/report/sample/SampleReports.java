package dev.postage.report.sample;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static dev.postage.report.sample.Samples.counts;
import static dev.postage.report.sample.Samples.proved;
import static dev.postage.report.sample.Samples.proving;

import dev.postage.report.baseline.BaselineFile;
import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Loop;
import dev.postage.report.cost.Scenario;
import dev.postage.report.verdict.Failed;
import dev.postage.report.verdict.Judge;
import dev.postage.report.verdict.Limit;
import dev.postage.report.verdict.Origin;
import dev.postage.report.verdict.Report;
import dev.postage.report.verdict.ScenarioResult;
import dev.postage.report.verdict.ScopedLimit;
import java.util.List;
import java.util.Optional;

/** Reports of all kinds, for the renderers. */
public final class SampleReports {
    private static final String FLAGS =
            "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xms1g -Duser.language=en -Duser.timezone=UTC";

    private SampleReports() {}

    /** Three loops, measured several times, with limits that hold, and one whose numbers vary. */
    public static Report loops() throws Exception {
        SampleProgram raw = consumer(13_630, 52, 2_528);
        SampleProgram library = consumer(15_900, 57, 2_808);
        SampleProgram framework = consumer(39_090, 159, 5_768);
        Judge judge = new Judge(Optional.empty(), List.of());
        return new Report(
                List.of(
                        judge.judge(
                                cost(placed("raw", Loop.RAW), raw, raw, raw),
                                List.of(limit("instructions<=60000", 31), limit("blocks<=+0%", 32))),
                        judge.judge(cost(placed("library", Loop.LIBRARY), library, library, library), List.of()),
                        judge.judge(cost(placed("framework", Loop.FRAMEWORK), framework, framework), List.of()),
                        judge.judge(
                                cost(
                                        Scenario.of("raw-default-threads", Expectation.VARIES),
                                        consumer(13_630, 52, 2_528),
                                        consumer(13_977, 52, 2_592)),
                                List.of(limit("instructions<=60000", 31), limit("blocks<=160", 32)))),
                false);
    }

    /** Limits broken in three ways, one scenario that is the same as before and one that is better. */
    public static Report breaches() throws Exception {
        Cost before = cost("raw", consumer(13_630, 52, 2_528));
        Cost batch = cost("batch", consumer(9_000, 40, 2_000));
        BaselineFile baseline = BaselineFile.of(
                "main",
                List.of(before, batch, cost("same", consumer(1, 1, 16)), cost("better", consumer(9_000, 30, 1_000))));
        Judge judge = new Judge(
                Optional.of(baseline),
                List.of(ScopedLimit.parse("batch:instructions<=+0.02%"), ScopedLimit.parse("raw:bytes<=9000")));
        Judge withoutBaseline = new Judge(Optional.empty(), List.of());
        SampleProgram grownBatch = consumer(9_011, 40, 2_000)
                .method("java.util.ArrayList", "grow", "(I)[Ljava/lang/Object;", counts(0, 0, 0), counts(7, 1, 24));
        return new Report(
                List.of(
                        judge.judge(
                                cost("raw", consumer(13_646, 53, 2_560)),
                                List.of(limit("bytes<=8000", 31), limit("cold.blocks<=7000", 33))),
                        judge.judge(cost("batch", grownBatch), List.of()),
                        judge.judge(cost("same", consumer(1, 1, 16)), List.of()),
                        judge.judge(cost("better", consumer(8_000, 30, 1_000)), List.of()),
                        withoutBaseline.judge(
                                cost(
                                        "a-scenario-whose-name-is-longer-than-any-table-wants-it",
                                        consumer(13_646, 53, 2_560)),
                                List.of(limit("blocks<=153.5", 40)))),
                false);
    }

    /** Everything that keeps numbers from being judged. */
    public static Report doubts() throws Exception {
        Cost before = cost("raw", consumer(13_630, 52, 2_528).fingerprint("jvm.flags", FLAGS + " -Xmx1g"));
        Cost covered = cost("less-covered", consumer(13_630, 52, 2_528));
        BaselineFile baseline = BaselineFile.of("main", List.of(before, covered));
        Judge judge = new Judge(Optional.of(baseline), List.of());
        SampleProgram other = consumer(13_630, 52, 2_528)
                .fingerprint("jvm.flags", FLAGS + " -Xmx2g -Xss1m")
                .fingerprint("java.runtime.version", "25.0.3+9")
                .fingerprint("program.classPath", "sha256:0a1b");
        SampleProgram shaky = consumer(13_630, 52, 2_528)
                .method("java.util.HashMap", "hash", "(Ljava/lang/Object;)I", counts(0, 0, 0), counts(5, 0, 0))
                .method("java.util.Random", "next", "(I)I", counts(0, 0, 0), counts(25, 0, 0));
        SampleProgram shakier = consumer(13_630, 53, 2_552)
                .method("java.util.HashMap", "hash", "(Ljava/lang/Object;)I", counts(0, 0, 0), counts(12, 0, 0))
                .method("java.util.Random", "next", "(I)I", counts(0, 0, 0), counts(25, 0, 0));
        List<ScenarioResult> results = List.of(
                judge.judge(cost("shaky", shaky, shakier, shaky), List.of()),
                judge.judge(cost("raw", other), List.of(limit("blocks<=100", 9))),
                judge.judge(
                        cost(
                                "less-covered",
                                consumer(13_630, 52, 2_528).excluded("a.B").failed("com.example.Large")),
                        List.of()),
                judge.judge(cost("new", consumer(13_630, 52, 2_528)), List.of()),
                new Failed(
                        "broken",
                        "the broker at 127.0.0.1:5672 refused the connection: start it or choose another with --broker"));
        return new Report(results, false);
    }

    /** What proofs say: one that holds, one cost that grows, one that differs from JVM to JVM, one in another unit. */
    public static Report proofs() throws Exception {
        SampleProgram even = consumer(13_630, 52, 2_528);
        SampleProgram grown = even("java.util.HashMap", "resize", 0);
        SampleProgram growing = even("java.util.HashMap", "resize", 3);
        SampleProgram shaky = even("com.example.Handler", "wait", 7);
        SampleProgram jit = consumer(1, 1, 16).fingerprint("mode", "jit");
        jit.fingerprint("unit", "instructions outside intrinsics");
        Judge judge = new Judge(Optional.empty(), List.of());
        return new Report(
                List.of(
                        judge.judge(
                                proved("even", proving(even, even), proving(even, even)),
                                List.of(limit("blocks<=160", 32))),
                        judge.judge(
                                proved("growing", proving(grown, growing), proving(grown, growing)),
                                List.of(limit("blocks<=160", 32))),
                        judge.judge(proved("shaky", proving(even, even), proving(shaky, even)), List.of()),
                        judge.judge(cost("other-unit", jit), List.of(limit("blocks<=160", 32)))),
                false);
    }

    private static SampleProgram even(String className, String name, long instructions) {
        return consumer(13_630, 52, 2_528).method(className, name, "()V", counts(0, 0, 0), counts(instructions, 0, 0));
    }

    private static Scenario placed(String name, Loop loop) {
        return new Scenario(name, Expectation.EXACT, Optional.of(new Scenario.Placement(loop, "ack")));
    }

    private static Limit limit(String text, int line) throws Exception {
        return Limit.parse(text, new Origin.ConfigurationLine("fixtures/postage.yaml", line));
    }
}
