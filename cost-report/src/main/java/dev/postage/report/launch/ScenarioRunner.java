package dev.postage.report.launch;

import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunException;
import dev.postage.report.runs.RunFile;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Runs a scenario in a fresh JVM and reads what was counted. One thread; several runners may share what they are made of. */
public final class ScenarioRunner {
    private final ChildJvm jvm;
    private final Optional<Messaging> messaging;
    private final Duration limit;
    private final PrintStream copy;
    private final Path folder;
    private final Cleanup cleanup;
    private final SharedBase base;

    /**
     * @param jvm what it runs in
     * @param messaging what its queues are filled with; empty when no scenario needs a broker
     * @param limit how long one run may take
     * @param copy gets everything the program prints
     * @param folder for what the agent writes; counts are removed as soon as they are read
     * @param cleanup ends a run that is under way when the command ends
     */
    public ScenarioRunner(
            ChildJvm jvm,
            Optional<Messaging> messaging,
            Duration limit,
            PrintStream copy,
            Path folder,
            Cleanup cleanup) {
        this(jvm, messaging, limit, copy, folder, cleanup, new SharedBase(jvm, folder, cleanup));
    }

    private ScenarioRunner(
            ChildJvm jvm,
            Optional<Messaging> messaging,
            Duration limit,
            PrintStream copy,
            Path folder,
            Cleanup cleanup,
            SharedBase base) {
        this.base = base;
        this.jvm = jvm;
        this.messaging = messaging;
        this.limit = limit;
        this.copy = copy;
        this.folder = folder;
        this.cleanup = cleanup;
    }

    /**
     * Another one, for runs at the same time.
     *
     * @param own what its agents write goes here
     */
    public ScenarioRunner beside(Path own) {
        return new ScenarioRunner(jvm, messaging, limit, copy, own, cleanup, base);
    }

    /**
     * Runs one scenario once.
     *
     * @param deliveries how many it is to handle, at least 1
     * @param start what it begins with
     * @throws LaunchException when queue, program or agent fail, when it does not end in time, or when what it counted
     *     cannot be used; the message names scenario and number
     */
    public Run run(ScenarioPlan plan, long deliveries, Start start) throws LaunchException, InterruptedException {
        if (start == Start.ANEW) {
            RunFiles.in(folder).forget();
        }
        if (!plan.needsQueue()) {
            return run(plan, deliveries, new HashMap<>());
        }
        Messaging broker = broker(plan);
        try (Cleanup.Held<String> queue = broker.fill(plan, deliveries)) {
            Run run = run(plan, deliveries, new HashMap<>(Map.of(ScenarioPlan.QUEUE, queue.value())));
            broker.delete(queue);
            return run;
        }
    }

    /** What a run begins with. It moves the counts of the start, which therefore have to begin alike to be compared. */
    public enum Start {
        /** Nothing: the run weaves every class itself. So is the cold start, whatever was measured before. */
        ANEW,
        /** The classes that the run before has woven. */
        WOVEN
    }

    private Run run(ScenarioPlan plan, long deliveries, Map<String, String> values)
            throws LaunchException, InterruptedException {
        values.put(ScenarioPlan.DELIVERIES, Long.toString(deliveries));
        if (plan.needsBroker()) {
            values.put(ScenarioPlan.BROKER, broker(plan).uri());
        }
        RunFiles files = RunFiles.in(folder);
        Program program = plan.program().filled(values);
        Command command = jvm.measured(plan, program, deliveries, files, base.get());
        try (Child child = Child.start(command, copy, cleanup)) {
            requireSuccess(plan, deliveries, child);
            return read(plan, program, deliveries, files.counts(), child.lastLines());
        } finally {
            files.deleteCounts();
        }
    }

    private Messaging broker(ScenarioPlan plan) throws LaunchException {
        return messaging.orElseThrow(() -> new LaunchException("scenario '" + plan.name()
                + "' needs a broker and none is configured: add 'brokers' and 'feeder' to the configuration"));
    }

    private void requireSuccess(ScenarioPlan plan, long deliveries, Child child)
            throws LaunchException, InterruptedException {
        Child.Ending ending = child.await(limit);
        if (ending instanceof Child.Ending.Exited exited && exited.code() == 0) {
            return;
        }
        List<String> lastLines = child.lastLines();
        if (messaging.isPresent() && messaging.get().brokerDeath().isPresent()) {
            throw messaging.get().brokerDeath().get();
        }
        throw new LaunchException(subject(plan, deliveries) + fate(ending, lastLines), lastLines);
    }

    private static String fate(Child.Ending ending, List<String> lastLines) {
        if (ending instanceof Child.Ending.Exited exited) {
            return " ended with exit code " + exited.code() + ", expected 0: " + LastWords.of(lastLines);
        }
        return " did not end within "
                + TimeLimit.seconds(((Child.Ending.OutOfTime) ending).limit())
                + " and was ended: it may wait for something that never comes, or need a longer time limit";
    }

    private Run read(ScenarioPlan plan, Program program, long deliveries, Path counts, List<String> lastLines)
            throws LaunchException, InterruptedException {
        try {
            Run run = RunFile.read(counts, deliveries, plan.threads(), plan.hasDeliveryPoint());
            return RunConditions.added(run, plan, program, base.get())
                    .withFingerprint(Surroundings.of(program, jvm.environment()));
        } catch (NoSuchFileException e) {
            throw new LaunchException(
                    subject(plan, deliveries)
                            + " ended with exit code 0 but the agent wrote no counts: "
                            + LastWords.ofAgent(lastLines).orElse("the program must end through main or System.exit"),
                    lastLines);
        } catch (IOException | RunException e) {
            throw new LaunchException(subject(plan, deliveries) + ": " + e.getMessage(), lastLines);
        }
    }

    private static String subject(ScenarioPlan plan, long deliveries) {
        return "'" + plan.name() + "' with " + deliveries + (deliveries == 1 ? " delivery" : " deliveries");
    }
}
