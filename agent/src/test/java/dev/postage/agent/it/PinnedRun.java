package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.RawCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * What a JVM counted and printed in which chance is fixed, or is not.
 *
 * @param counts what the agent wrote
 * @param printed standard output
 */
record PinnedRun(RawCounts counts, String printed) {
    private static final String PROGRAM = "dev.postage.agent.programs.ChanceProgram";
    private static final int UNITS = 9;
    private static final String SECURE_BITS = "sun.security.provider.SecureRandom.updateState(";

    /** What the VM itself has to be told; the flags of the command line have their reasons beside them in the report. */
    private static final List<String> FLAGS = List.of(
            "-XX:hashCode=3",
            "-Xbatch",
            "-XX:-UseDynamicNumberOfCompilerThreads",
            "-XX:SymbolTableSize=1048576",
            "-XX:StringTableSize=1048576",
            "-XX:-MethodFlushing",
            "-XX:SweeperThreshold=100",
            "-XX:CICompilerCount=1",
            "-XX:MetaspaceSize=256m");

    /** Runs it with everything fixed. */
    static PinnedRun on(TestJdk jdk, Path folder) throws IOException {
        List<String> flags = new ArrayList<>(FLAGS);
        flags.add(PinnedBase.flag(jdk));
        return run(jdk, "on", flags, folder);
    }

    /** Runs it as it is. */
    static PinnedRun off(TestJdk jdk, Path folder) throws IOException {
        return run(jdk, "off", List.of(), folder);
    }

    private static PinnedRun run(TestJdk jdk, String pin, List<String> more, Path folder) throws IOException {
        Path out = folder.resolve("run.counts");
        ChildRun run = new ChildRun(
                jdk,
                Mode.FIRST_COMPILER.flags(jdk.feature()),
                List.of("delivery=" + PROGRAM + "#unit", "expect=" + UNITS, "pin=" + pin),
                PROGRAM,
                List.of(Integer.toString(UNITS)));
        List<String> command = new ArrayList<>(run.command(out));
        // behind the common flags: the last one wins
        command.addAll(command.indexOf("-cp"), more);
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.err()).as("standard error").isEmpty();
        return new PinnedRun(CountsReader.read(out), ended.out());
    }

    /** What the deliveries after the first took; the first also loads classes. */
    AgentWindow deliveries() {
        return AgentWindow.after(1, counts, "units");
    }

    /**
     * Methods that took something else here than there, with what both took; left out is the one method that adds up the
     * bits of secure random numbers, which are not fixed, and branches on the carry.
     */
    List<String> differencesTo(PinnedRun other) {
        return deliveries().differencesTo(other.deliveries()).stream()
                .filter(method -> !method.startsWith(SECURE_BITS))
                .toList();
    }
}
