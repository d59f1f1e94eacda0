package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each construct costs what the comment beside it says, by the agent's count, interpreted and compiled, and by the VM's
 * own; {@code -Dgolden.refresh=true} writes the comments anew where the two counts agree.
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
abstract class ConstructCosts {
    /** Costs of library calls change with the JDK's build: comments hold for these. */
    private static final Map<Integer, String> RECORDED_ON = Map.of(17, "17.0.15", 25, "25.0.3");

    private final int feature;
    private ConstructRun run;
    private SteadyCosts oracle;

    /** @param feature of the JDK */
    ConstructCosts(int feature) {
        this.feature = feature;
    }

    @BeforeAll
    void countsIndependently(@TempDir Path folder) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        Path classes = Files.createDirectory(folder.resolve("classes"));
        ConstructClasses.compile(jdk, classes);
        run = new ConstructRun(jdk, classes, folder);
        oracle = SteadyCosts.of(run.underOracle(), ConstructRun.TIMES);
    }

    @Test
    void costsTheSameEachTime() {
        assertThat(oracle.unsteady()).isEmpty();
    }

    /** The compiled run weaves the classes and keeps them, which takes the interpreter ten times as long. */
    static Stream<Mode> modes() {
        return Stream.of(Mode.FIRST_COMPILER, Mode.INTERPRETER);
    }

    @ParameterizedTest
    @MethodSource("modes")
    void equalsTheIndependentCount(Mode mode) throws IOException {
        SteadyCosts agent = SteadyCosts.of(run.underAgent(mode), ConstructRun.TIMES);
        assertThat(agent.unsteady()).isEmpty();
        assertSame(agent.costs(), oracle.costs());
    }

    @Test
    void equalsTheComment() throws IOException {
        if (Boolean.getBoolean("golden.refresh")) {
            ConstructComments.write(feature, oracle.costs());
        }
        if (!run.jdk().version().equals(RECORDED_ON.get(feature))) {
            throw TestJdk.missing("costs of constructs are recorded for JDK %s, found was %s"
                    .formatted(RECORDED_ON.get(feature), run.jdk().version()));
        }
        SortedMap<String, Cost> stated = new TreeMap<>();
        for (ConstructFile file : ConstructFile.of(feature)) {
            file.constructs()
                    .forEach(construct ->
                            stated.put(file.nameOf(construct), construct.cost().on(feature)));
        }
        assertSame(oracle.costs(), stated);
    }

    private static void assertSame(SortedMap<String, Cost> found, SortedMap<String, Cost> expected) {
        SortedMap<String, String> differences = new TreeMap<>();
        SortedMap<String, Cost> all = new TreeMap<>(found);
        all.putAll(expected);
        all.keySet().forEach(name -> {
            Optional<Cost> one = Optional.ofNullable(found.get(name));
            Optional<Cost> other = Optional.ofNullable(expected.get(name));
            if (!one.equals(other)) {
                differences.put(name, "found " + one + ", expected " + other);
            }
        });
        assertThat(differences).isEmpty();
    }
}
