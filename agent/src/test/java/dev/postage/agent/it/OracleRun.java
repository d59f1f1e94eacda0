package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Runs a program in the interpreter under the independent count. */
final class OracleRun {
    private OracleRun() {}

    /**
     * Runs 3n + 1 units, so that the begin of the last closes the stretch before it. Methods are those of n + 1 to 2n.
     *
     * @param folder for the files of this run
     */
    static OracleCounts of(TestJdk jdk, Subject subject, Path folder) throws IOException {
        return of(jdk, subject, List.of(), folder);
    }

    /**
     * The same for a program with more arguments than the number of units.
     *
     * @param more what follows the number
     */
    static OracleCounts of(TestJdk jdk, Subject subject, List<String> more, Path folder) throws IOException {
        return of(jdk, subject, List.of("-cp", ChildRun.programClassPath(), subject.program()), more, folder);
    }

    /**
     * The same for a program that is not on the class path of the others.
     *
     * @param start the words that start it, without arguments
     */
    static OracleCounts of(TestJdk jdk, Subject subject, List<String> start, List<String> more, Path folder)
            throws IOException {
        int units = subject.units();
        Path out = folder.resolve("oracle.tsv");
        String options =
                "out=%s,mark=%s#unit,methods=%d-%d".formatted(out, subject.program(), units + 1, 2 * units + 1);
        List<String> arguments = new ArrayList<>(Mode.INTERPRETER.flags(jdk.feature()));
        arguments.addAll(ChildRun.COMMON_FLAGS);
        arguments.add(PinnedBase.flag(jdk));
        // else the interpreter runs pairs such as aload_0 and getfield as one, and they would be reported as one
        arguments.add("-XX:+UnlockDiagnosticVMOptions");
        arguments.add("-XX:-RewriteFrequentPairs");
        arguments.add("-agentpath:" + NativeLibrary.built("oracle") + "=" + options);
        arguments.addAll(start);
        arguments.add(Integer.toString(3 * units + 1));
        arguments.addAll(more);
        ChildJvm.Ended ended = ChildJvm.run(jdk, arguments, folder);
        assertThat(ended.exitCode())
                .as("exit code; standard error: " + ended.err())
                .isZero();
        return OracleCounts.read(out);
    }
}
