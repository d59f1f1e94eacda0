package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.Coverage;
import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.RawCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** With another agent before or after this one a program does what it does with the other one alone. */
class OtherAgentsIT {
    @TempDir
    private Path folder;

    @ParameterizedTest(name = "{0}")
    @EnumSource(
            value = OtherAgentKind.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"OPENTELEMETRY"})
    void theOtherAloneHasTheProgramPrintThis(OtherAgentKind kind) throws IOException {
        run(TestJdk.of(17), kind, List.of(kind.word(folder)));
    }

    /** What a call of the advised method executes: 4 instructions of its own, and what the other agent adds. */
    @ParameterizedTest(name = "{0} {1}, on JDK {3}")
    @CsvSource({
        "JACOCO, before, 11, 17",
        "JACOCO, after, 11, 25",
        "BYTE_BUDDY, after, 12, 17",
        "BYTE_BUDDY, before, 12, 25",
        // what can change classes again is asked in the order of the command line, the others before all of these
        "RETRANSFORMING, before, 12, 25",
        "RETRANSFORMING, after, 4, 17"
    })
    void leavesTheProgramAsTheOtherMadeItAndCountsWhatItAdds(
            OtherAgentKind kind, String place, int instructions, int feature) throws IOException {
        RawCounts counts = both(kind, place, TestJdk.of(feature));
        assertThat(instructions(counts, "advised")).isEqualTo(20L * instructions);
    }

    @ParameterizedTest(name = "{0} {1}, on JDK {2}")
    @CsvSource({"MOCKITO, before, 17", "OPENTELEMETRY, before, 17"})
    void leavesTheProgramAsTheOtherMadeIt(OtherAgentKind kind, String place, int feature) throws IOException {
        both(kind, place, TestJdk.of(feature));
    }

    @Tag("long")
    @ParameterizedTest(name = "{0} {1}, on JDK {2}")
    @CsvSource({
        "JACOCO, after, 17",
        "JACOCO, before, 25",
        "BYTE_BUDDY, before, 17",
        "BYTE_BUDDY, after, 25",
        "RETRANSFORMING, before, 17",
        "RETRANSFORMING, after, 25",
        "MOCKITO, after, 17",
        "MOCKITO, before, 25",
        "MOCKITO, after, 25",
        "OPENTELEMETRY, after, 17",
        "OPENTELEMETRY, before, 25",
        "OPENTELEMETRY, after, 25"
    })
    void leavesTheProgramAsTheOtherMadeItInTheOtherPlacesToo(OtherAgentKind kind, String place, int feature)
            throws IOException {
        both(kind, place, TestJdk.of(feature));
    }

    @Test
    void namesAnAgentThatJoinsLater() throws IOException {
        namesAnAgentThatJoinsLater(25);
    }

    @Tag("long")
    @Test
    void namesAnAgentThatJoinsLaterOn17Too() throws IOException {
        namesAnAgentThatJoinsLater(17);
    }

    private void namesAnAgentThatJoinsLater(int feature) throws IOException {
        Path out = folder.resolve("run.counts");
        TestJdk jdk = TestJdk.of(feature);
        run(jdk, OtherAgentKind.MOCKITO, List.of("-Djdk.attach.allowAttachSelf=true", own(jdk, out)));
        assertThat(CountsReader.read(out).fingerprint().get("other.agents"))
                .matches("byte-buddy-agent-[0-9.]+\\.jar \\(attached\\)");
    }

    private RawCounts both(OtherAgentKind kind, String place, TestJdk jdk) throws IOException {
        Path out = folder.resolve("run.counts");
        String other = kind.word(folder);
        run(jdk, kind, place.equals("before") ? List.of(other, own(jdk, out)) : List.of(own(jdk, out), other));
        RawCounts counts = CountsReader.read(out);
        assertThat(counts.fingerprint())
                .containsEntry("other.agents", kind.jarName() + " (" + place + ")")
                .containsEntry("other.agents.arguments", other);
        assertThat(counts.coverage().failed())
                .extracting(Coverage.Uncounted::reason)
                .noneMatch(reason -> reason.startsWith("not shown"));
        return counts;
    }

    private static String own(TestJdk jdk, Path out) throws IOException {
        return "-javaagent:" + ChildRun.AGENT + "=out=" + out + ",pin=on,jdk=" + PinnedBase.woven(jdk);
    }

    private void run(TestJdk jdk, OtherAgentKind kind, List<String> agents) throws IOException {
        List<String> command = new ArrayList<>(Mode.FIRST_COMPILER.flags(jdk.feature()));
        command.addAll(ChildRun.COMMON_FLAGS);
        command.addAll(kind.flags());
        command.add(PinnedBase.flag(jdk));
        command.addAll(agents);
        command.addAll(List.of("-cp", kind.classPath(), kind.program()));
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(kind.ownWords(ended.err())).as("standard error").isEmpty();
        assertThat(ended.out()).isEqualTo(kind.printed());
    }

    private static long instructions(RawCounts counts, String method) {
        return counts.snapshots().get(counts.snapshots().size() - 1).threads().stream()
                .flatMap(thread -> thread.methods().stream())
                .filter(found -> counts.methods().get(found.method()).name().equals(method))
                .mapToLong(MethodCounts::instructions)
                .sum();
    }
}
