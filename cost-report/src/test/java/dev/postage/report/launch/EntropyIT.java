package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.launch.entropy.Kind;
import dev.postage.report.launch.entropy.Source;
import dev.postage.report.runs.Counts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What moves counts from JVM to JVM does so where nothing is fixed, and is fixed in those that Postage starts. */
final class EntropyIT {
    private static final Path PAGE = Path.of("..", "docs", "exactness.md");

    private final Cleanup cleanup = new Cleanup();

    @TempDir
    private Path folder;

    @AfterEach
    void endEverything() {
        cleanup.close();
    }

    @Test
    void eachKindIsFixedOnThisJava() throws Exception {
        eachKindIsFixed(JavaHome.choose(Optional.of(Path.of(System.getProperty("java.home"))), Map.of()));
    }

    @Test
    void eachKindIsFixedOnJava25() throws Exception {
        Optional<Path> home = Java25.find();
        Assumptions.assumeTrue(home.isPresent(), Java25.ABSENT);
        eachKindIsFixed(JavaHome.choose(home, Map.of()));
    }

    @Test
    void thePageHasEachKind() throws Exception {
        String table = Stream.of(Kind.values()).map(Kind::row).collect(Collectors.joining());
        assertThat(Files.readString(PAGE)).contains(table);
    }

    private void eachKindIsFixed(JavaHome java) throws Exception {
        EntropyRuns runs = new EntropyRuns(java, folder, cleanup);
        List<Map<Kind, Counts>> free = List.of(runs.freeHere(), runs.freeHere(), runs.freeElsewhere());
        List<Map<Kind, Counts>> fixed = List.of(runs.fixedHere(), runs.fixedHere(), runs.fixedElsewhere());
        List<String> wrong = new ArrayList<>();
        for (Kind kind : Kind.values()) {
            Three unfixed = Three.of(free, kind);
            if (!unfixed.free(kind.source()) || !Three.of(fixed, kind).fixed(kind.source())) {
                wrong.add(kind + " is not " + kind.source() + ": " + unfixed + ", " + Three.of(fixed, kind));
            }
        }
        assertThat(wrong).isEmpty();
    }

    /** What one kind took in three JVMs, the third one in other surroundings. */
    private record Three(Counts first, Counts second, Counts elsewhere) {
        private static Three of(List<Map<Kind, Counts>> runs, Kind kind) {
            return new Three(
                    runs.get(0).get(kind), runs.get(1).get(kind), runs.get(2).get(kind));
        }

        /** Whether it is what is expected where nothing is fixed. */
        private boolean free(Source source) {
            return switch (source) {
                case CHANCE -> !first.equals(second);
                case SURROUNDINGS, PLACE -> first.equals(second) && !first.equals(elsewhere);
                case EITHER -> !first.equals(second) || !first.equals(elsewhere);
                case NOTHING -> first.equals(second) && first.equals(elsewhere);
            };
        }

        /** Whether it is what is expected where Postage has fixed what it can. */
        private boolean fixed(Source source) {
            return first.equals(second) && first.equals(elsewhere) == (source != Source.PLACE);
        }
    }
}
