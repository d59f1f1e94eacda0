package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.odd.OddClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Runs the program that calls classes no compiler of today writes.
 *
 * @param jdk which java
 * @param folder for the class files and the files of the runs
 * @param classes to be called
 */
record OddRun(TestJdk jdk, Path folder, List<OddClass> classes) {
    /** As many units count as come before. */
    static final int UNITS = 10;

    private static final Subject SUBJECT = new Subject("dev.postage.agent.programs.OddProgram", UNITS);

    OddRun {
        classes = List.copyOf(classes);
    }

    /** What it counts under the agent; asserts that it answers what it should. */
    RawCounts counts() throws IOException {
        List<String> flags = new ArrayList<>(Mode.FIRST_COMPILER.flags(jdk.feature()));
        flags.add(PinnedBase.flag(jdk));
        // room for a frame of 65,535 slots
        flags.add("-Xss8m");
        List<String> arguments = new ArrayList<>(List.of(Integer.toString(2 * UNITS)));
        arguments.addAll(classFiles());
        List<String> options = List.of("delivery=" + SUBJECT.program() + "#unit", "expect=" + 2 * UNITS, "pin=on");
        Path out = folder.resolve("run.counts");
        ChildRun run = new ChildRun(jdk, flags, options, SUBJECT.program(), arguments);
        ChildJvm.Ended ended = ChildJvm.run(jdk, run.command(out), folder);
        assertThat(ended.err()).isEmpty();
        assertThat(ended.exitCode()).isZero();
        assertThat(ended.out()).startsWith(answers());
        return CountsReader.read(out);
    }

    /** The independent count. */
    OracleCounts oracle() throws IOException {
        return OracleRun.of(jdk, SUBJECT, classFiles(), folder);
    }

    /** Writes the class files; answers where they are. */
    private List<String> classFiles() throws IOException {
        Path odd = Files.createDirectories(folder.resolve("odd"));
        for (OddClass made : classes) {
            Files.write(odd.resolve(made.name() + ".class"), made.bytes());
        }
        Path names = Files.write(
                folder.resolve("names"), classes.stream().map(OddClass::name).toList());
        return List.of(odd.toString(), names.toString());
    }

    private String answers() {
        StringBuilder lines = new StringBuilder();
        for (OddClass made : classes) {
            lines.append(made.name()).append(' ').append(made.answer()).append('\n');
        }
        return lines.toString();
    }
}
