package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.Mark;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.ThreadCounts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Runs the program of the constructs and reads what each of its threads took.
 *
 * @param jdk which java
 * @param classes the folder of the compiled constructs
 * @param folder for the files of the runs
 */
record ConstructRun(TestJdk jdk, Path classes, Path folder) {
    /** A prime number, so that what comes back every second or tenth time cannot hide in it. */
    static final int TIMES = 7;

    private static final String ROOM = "dev.postage.agent.constructs.";
    private static final String PROGRAM = ROOM + "ConstructsProgram";
    /** Small allocation buffers for many threads: a collection would empty the soft and weak caches of the JDK. */
    private static final List<String> NO_COLLECTION = List.of("-XX:TLABSize=64k", "-XX:-ResizeTLAB");

    private static final String ASSERTIONS_ON = "-ea:" + ROOM + "AssertionsOn";

    /** What the agent counts, by thread. */
    SortedMap<String, Cost> underAgent(Mode mode) throws IOException {
        List<String> flags = new ArrayList<>(mode.flags(jdk.feature()));
        flags.add(PinnedBase.flag(jdk));
        flags.addAll(NO_COLLECTION);
        flags.add(ASSERTIONS_ON);
        ChildRun run = new ChildRun(jdk, flags, List.of("pin=on"), PROGRAM, arguments())
                .beforehand()
                .keeping(folder.resolve("woven"));
        Path out = Files.createTempFile(folder, "run", ".counts");
        List<String> command = new ArrayList<>(run.command(out));
        command.set(command.indexOf("-cp") + 1, classes.toString());
        run(command);
        return threads(CountsReader.read(out));
    }

    /** What the VM itself reports, by thread. */
    SortedMap<String, Cost> underOracle() throws IOException {
        Path out = folder.resolve("oracle.tsv");
        List<String> command = new ArrayList<>(Mode.INTERPRETER.flags(jdk.feature()));
        command.addAll(ChildRun.COMMON_FLAGS);
        command.add(PinnedBase.flag(jdk));
        command.addAll(NO_COLLECTION);
        command.add(ASSERTIONS_ON);
        // else the interpreter runs pairs such as aload_0 and getfield as one, and they would be reported as one
        command.addAll(List.of("-XX:+UnlockDiagnosticVMOptions", "-XX:-RewriteFrequentPairs"));
        command.add(
                "-agentpath:%s=out=%s,mark=%sMeasured#onThread".formatted(NativeLibrary.built("oracle"), out, ROOM));
        command.addAll(List.of("-cp", classes.toString(), PROGRAM));
        command.addAll(arguments());
        run(command);
        return OracleCounts.read(out).threads();
    }

    private List<String> arguments() throws IOException {
        List<String> arguments = new ArrayList<>(List.of(Integer.toString(TIMES)));
        ConstructFile.of(jdk.feature()).forEach(file -> arguments.add(file.className()));
        return arguments;
    }

    private void run(List<String> command) {
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode())
                .as("exit code; standard error: " + ended.err())
                .isZero();
        assertThat(ended.err()).as("standard error").isEmpty();
    }

    private static SortedMap<String, Cost> threads(RawCounts counts) {
        assertThat(counts.coverage().failed()).isEmpty();
        SortedMap<String, Cost> threads = new TreeMap<>();
        counts.snapshots().stream()
                .filter(snapshot -> snapshot.mark().kind() == Mark.Kind.EXIT)
                .flatMap(snapshot -> snapshot.threads().stream())
                .forEach(found -> threads.merge(found.name(), cost(found), Cost::plus));
        return threads;
    }

    private static Cost cost(ThreadCounts found) {
        return new Cost(found.instructions(), found.blocks(), found.bytes(), found.vmBytes());
    }
}
