package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.odd.OddClass;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Runs the program that calls classes no compiler of today writes.
 *
 * @param jdk which java
 * @param folder for the class files and the files of the runs
 * @param classes to be called
 * @param units how often
 */
record OddRun(TestJdk jdk, Path folder, List<OddClass> classes, int units) {
    static final String PROGRAM = "dev.postage.agent.programs.OddProgram";
    /** Verifies what the first compiler would skip, and has room for a frame of 65,535 slots. */
    private static final List<String> FLAGS = List.of("-Xss8m");

    OddRun {
        classes = List.copyOf(classes);
    }

    /** The arguments of the program; writes the class files. */
    List<String> arguments() throws IOException {
        Path odd = Files.createDirectories(folder.resolve("odd"));
        for (OddClass made : classes) {
            Files.write(odd.resolve(made.name() + ".class"), made.bytes());
        }
        Path names = Files.write(
                folder.resolve("names"), classes.stream().map(OddClass::name).toList());
        return List.of(Integer.toString(units), odd.toString(), names.toString());
    }

    /** What it counts under the agent; asserts that it answers what it should. */
    RawCounts counts(Mode mode) throws IOException {
        List<String> flags = new java.util.ArrayList<>(mode.flags(jdk.feature()));
        flags.addAll(FLAGS);
        flags.add(PinnedBase.flag(jdk));
        Path out = folder.resolve("run.counts");
        ChildJvm.Ended ended = ChildJvm.run(
                jdk,
                new ChildRun(
                                jdk,
                                flags,
                                List.of("delivery=" + PROGRAM + "#unit", "expect=" + units, "pin=on"),
                                PROGRAM,
                                arguments())
                        .command(out),
                folder);
        assertThat(ended.err()).isEmpty();
        assertThat(ended.exitCode()).isZero();
        assertThat(ended.out()).startsWith(answers());
        return CountsReader.read(out);
    }

    private String answers() {
        StringBuilder lines = new StringBuilder();
        for (OddClass made : classes) {
            lines.append(made.name()).append(' ').append(made.answer()).append('\n');
        }
        return lines.toString();
    }
}
