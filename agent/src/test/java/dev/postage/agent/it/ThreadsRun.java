package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.MethodName;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.ThreadCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * A program of many threads that ran under the agent.
 *
 * @param program its main class
 * @param counts what the agent wrote
 * @param out what the program printed
 */
record ThreadsRun(String program, RawCounts counts, String out) {

    /** @param more flags of the JVM, stronger than those of every run */
    static ThreadsRun of(TestJdk jdk, List<String> more, String program, List<String> arguments, Path folder)
            throws IOException {
        Path out = folder.resolve("run.counts");
        List<String> flags = new ArrayList<>(Mode.FIRST_COMPILER.flags(jdk.feature()));
        flags.add(PinnedBase.flag(jdk));
        List<String> options = List.of("pin=on", "jdk=" + PinnedBase.woven(jdk));
        List<String> command = new ArrayList<>(new ChildRun(jdk, flags, options, program, arguments).command(out));
        command.addAll(command.indexOf("-cp"), more);
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        // the VM may say that a flag grows old
        assertThat(ended.err().lines().filter(line -> !line.endsWith(" will likely be removed in a future release.")))
                .as("standard error")
                .isEmpty();
        return new ThreadsRun(program, CountsReader.read(out), ended.out());
    }

    List<ThreadCounts> atExit() {
        return counts.snapshots().get(counts.snapshots().size() - 1).threads();
    }

    /** What a method of the program took in all threads. */
    Cost sum(String method) {
        return atExit().stream().map(thread -> ofMethod(thread, method)).reduce(Cost.NOTHING, Cost::plus);
    }

    /** What a method of the program took in one thread, or in the ended ones of one name. */
    Cost ofMethod(ThreadCounts thread, String name) {
        Cost cost = Cost.NOTHING;
        for (MethodCounts method : thread.methods()) {
            MethodName found = counts.methods().get(method.method());
            if (found.className().equals(program) && found.name().equals(name)) {
                cost = cost.plus(new Cost(method.instructions(), method.blocks(), method.bytes(), 0));
            }
        }
        return cost;
    }
}
