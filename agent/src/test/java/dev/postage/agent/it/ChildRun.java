package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.RawCounts;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Runs a program under the shaded agent, its woven classes verified.
 *
 * @param jdk which java
 * @param flags of the JVM
 * @param agentOptions besides {@code out}
 * @param program its main class
 * @param arguments of the program
 */
record ChildRun(TestJdk jdk, List<String> flags, List<String> agentOptions, String program, List<String> arguments) {
    /**
     * The same for every run: room for all objects, so that no collection happens; one collector; every class verified;
     * one identity hash code for all objects, because chains in hash tables hang on it, and the agent's own objects
     * would shift it.
     */
    static final List<String> COMMON_FLAGS = List.of(
            "-Xshare:off",
            "-XX:+UseSerialGC",
            "-Xms1g",
            "-Xmn768m",
            "-Xmx1g",
            "-Xverify:all",
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:hashCode=2",
            "-Duser.language=en");

    static final Path AGENT = Path.of("target", "postage-agent.jar").toAbsolutePath();

    ChildRun {
        flags = List.copyOf(flags);
        agentOptions = List.copyOf(agentOptions);
        arguments = List.copyOf(arguments);
    }

    /** Counts each unit of the program as a delivery. */
    static ChildRun ofProgram(TestJdk jdk, Mode mode, String program, int units) throws IOException {
        List<String> flags = new ArrayList<>(mode.flags(jdk.feature()));
        flags.add(PinnedBase.flag(jdk));
        return new ChildRun(
                jdk,
                flags,
                List.of("delivery=" + program + "#unit", "expect=" + units, "pin=on"),
                program,
                List.of(Integer.toString(units)));
    }

    /** The same with the file for woven classes. */
    ChildRun keeping(Path woven) {
        return with("woven=" + woven);
    }

    /** The same with classes of the JDK that are woven already. */
    ChildRun beforehand() throws IOException {
        return with("jdk=" + PinnedBase.woven(jdk));
    }

    private ChildRun with(String option) {
        List<String> options = new ArrayList<>(agentOptions);
        options.add(option);
        return new ChildRun(jdk, flags, options, program, arguments);
    }

    /**
     * Runs it and reads the counts file.
     *
     * @param folder for the files of this run
     */
    RawCounts counts(Path folder) throws IOException {
        Path out = folder.resolve("run.counts");
        ChildJvm.Ended ended = ChildJvm.run(jdk, command(out), folder);
        assertThat(ended.exitCode())
                .as("exit code; standard error: " + ended.err())
                .isZero();
        assertThat(ended.err()).as("standard error").isEmpty();
        return CountsReader.read(out);
    }

    /** Everything after {@code java}. */
    List<String> command(Path out) {
        List<String> command = new ArrayList<>(flags);
        command.addAll(COMMON_FLAGS);
        List<String> options = new ArrayList<>(List.of("out=" + out));
        options.addAll(agentOptions);
        command.add("-javaagent:" + AGENT + "=" + String.join(",", options));
        command.addAll(List.of("-cp", programClassPath(), program));
        command.addAll(arguments);
        return command;
    }

    /** The programs and the one library they use; the agent must bring itself along. */
    static String programClassPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry -> entry.contains("test-classes") || entry.contains("jackson"))
                .collect(Collectors.joining(File.pathSeparator));
    }
}
