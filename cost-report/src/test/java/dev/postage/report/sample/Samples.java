package dev.postage.report.sample;

import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Owners;
import dev.postage.report.cost.Scenario;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunException;
import dev.postage.report.runs.RunSet;
import dev.postage.report.runs.ThreadFilter;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Short ways from a sample program to what is made of it. */
public final class Samples {
    private Samples() {}

    /** Instructions, blocks and bytes. */
    public static long[] counts(long instructions, long blocks, long bytes) {
        return new long[] {instructions, blocks, bytes};
    }

    /** A consumer: its handler costs what is given, the client and the JDK cost the same every time. */
    public static SampleProgram consumer(long handlerInstructions, long handlerBlocks, long handlerBytes) {
        return new SampleProgram()
                .method(
                        "dev.postage.fixtures.raw.RawScenario",
                        "handle",
                        "(Ljava/lang/String;Lcom/rabbitmq/client/Delivery;)V",
                        counts(120, 2, 64),
                        counts(handlerInstructions, handlerBlocks, handlerBytes))
                .method(
                        "com.rabbitmq.client.impl.AMQChannel",
                        "handleFrame",
                        "(Lcom/rabbitmq/client/impl/Frame;)V",
                        counts(40_000, 310, 20_480),
                        counts(12_345, 61, 2_904))
                .method(
                        "java.lang.String",
                        "<init>",
                        "([BII)V",
                        counts(9_000_000, 7_000, 512_000),
                        counts(30_000, 40, 1_920))
                .otherThread("Reference Handler", 55, 0);
    }

    public static RunSet runs(SampleProgram program) throws RunException {
        return runs(program, ThreadFilter.standard(), 1, 1000, 2000);
    }

    public static RunSet runs(SampleProgram program, ThreadFilter filter, long... deliveries) throws RunException {
        List<Run> runs = new ArrayList<>();
        for (long n : deliveries) {
            runs.add(Run.withDeliveryPoint(n, program.counts(n), filter));
        }
        return RunSet.of(runs);
    }

    /** Runs in which the two larger ones are of different programs, as when a JVM does by chance what another does not. */
    public static RunSet runs(SampleProgram lower, SampleProgram upper) throws RunException {
        return RunSet.of(List.of(
                Run.withDeliveryPoint(1, lower.counts(1), ThreadFilter.standard()),
                Run.withDeliveryPoint(1000, lower.counts(1000), ThreadFilter.standard()),
                Run.withDeliveryPoint(2000, upper.counts(2000), ThreadFilter.standard())));
    }

    /** Runs of 1, 1000, 2000 and 3000 messages of which the furthest is of another program. */
    public static RunSet proving(SampleProgram program, SampleProgram furthest) throws RunException {
        return RunSet.proving(List.of(
                Run.withDeliveryPoint(1, program.counts(1), ThreadFilter.standard()),
                Run.withDeliveryPoint(1000, program.counts(1000), ThreadFilter.standard()),
                Run.withDeliveryPoint(2000, program.counts(2000), ThreadFilter.standard()),
                Run.withDeliveryPoint(3000, furthest.counts(3000), ThreadFilter.standard())));
    }

    /** The cost of one scenario whose every measurement was to be proved. */
    public static Cost proved(String name, RunSet... measurements) {
        return Cost.of(Scenario.of(name, Expectation.EXACT), List.of(measurements), Owners.standard());
    }

    public static Cost cost(Scenario scenario, SampleProgram... repeats) throws RunException {
        List<RunSet> measurements = new ArrayList<>();
        for (SampleProgram repeat : repeats) {
            measurements.add(runs(repeat));
        }
        return Cost.of(scenario, measurements, Owners.standard());
    }

    public static Cost cost(String name, SampleProgram... repeats) throws RunException {
        return cost(Scenario.of(name, Expectation.EXACT), repeats);
    }

    /** As many lines as there are, for texts in tests. */
    public static String lines(String... lines) {
        return String.join("\n", Stream.of(lines).toList()) + "\n";
    }
}
