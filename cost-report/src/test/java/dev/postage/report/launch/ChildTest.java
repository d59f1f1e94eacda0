package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.report.launch.programs.Restless;
import java.io.ByteArrayOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

final class ChildTest {
    private static final Duration LONG = Duration.ofMinutes(1);

    private final Cleanup cleanup = new Cleanup();
    private final ByteArrayOutputStream copied = new ByteArrayOutputStream();
    private final PrintStream copy = new PrintStream(copied, true, StandardCharsets.UTF_8);

    @AfterEach
    void endEverything() {
        cleanup.close();
    }

    @Test
    void tellsTheExitCode() throws Exception {
        try (Child child = Child.start(TestPrograms.command(Restless.class, "5"), copy, cleanup)) {
            assertThat(child.await(LONG)).isEqualTo(new Child.Ending.Exited(5));
        }
    }

    @Test
    void endsAHangingProgramAndItsDescendantsInTime() throws Exception {
        Duration limit = Duration.ofMillis(1_500);
        try (Child child = Child.start(TestPrograms.command(Restless.class, "hang"), copy, cleanup)) {
            assertThat(child.await(limit)).isEqualTo(new Child.Ending.OutOfTime(limit));
            assertThat(started(child)).hasSize(1).noneMatch(ChildTest::isAlive);
        }
    }

    @Test
    void endsWhatAProgramLeftBehind() throws Exception {
        try (Child child = Child.start(TestPrograms.command(Restless.class, "leave"), copy, cleanup)) {
            assertThat(child.await(LONG)).isEqualTo(new Child.Ending.Exited(0));
            assertThat(started(child)).hasSize(1).noneMatch(ChildTest::isAlive);
        }
    }

    /** Numbers of the processes it says it started. */
    private static List<Long> started(Child child) throws InterruptedException {
        return child.lastLines().stream()
                .filter(line -> line.startsWith("started "))
                .map(line -> Long.valueOf(line.substring("started ".length())))
                .toList();
    }

    private static boolean isAlive(long pid) {
        return ProcessHandle.of(pid).filter(ProcessHandle::isAlive).isPresent();
    }

    @Test
    void keepsTheEndOfMuchOutputAndPassesAllOfItOn() throws Exception {
        try (Child child = Child.start(TestPrograms.command(Restless.class, "chatter"), copy, cleanup)) {
            assertThat(child.await(LONG)).isEqualTo(new Child.Ending.Exited(3));
            List<String> lines = child.lastLines();
            assertThat(lines).hasSize(30).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(403));
            assertThat(lines.get(28)).startsWith("99999 xxx");
            assertThat(lines.get(29)).startsWith("the end yyy").endsWith("y...");
            assertThat(copied.size()).isGreaterThan(10_000_000);
        }
    }

    @Test
    void closingTheCommandEndsTheProgram() throws Exception {
        Child child = Child.start(TestPrograms.command(Restless.class, "hang"), copy, cleanup);
        cleanup.close();
        assertThat(child.await(LONG)).isInstanceOf(Child.Ending.Exited.class);
    }

    @Test
    void saysWhatCannotBeStarted() {
        Command command = new Command(List.of("/no/such/program"), new TreeMap<>(), Path.of(""));
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        assertThatThrownBy(() -> Child.start(command, nowhere, cleanup))
                .isInstanceOf(LaunchException.class)
                .hasMessageStartingWith("could not start /no/such/program in ");
    }
}
