package dev.postage.agent.weave;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ClassFilterTest {
    private static final Path SOURCES = Path.of("src", "main", "java");
    private final ClassFilter filter = new ClassFilter(List.of(Pattern.compile("com\\.example\\.gen\\..*")));

    @Test
    void leavesEveryClassOfTheAgentAsItIs() throws IOException {
        try (Stream<Path> files = Files.walk(SOURCES)) {
            List<String> classes = files.map(file -> SOURCES.relativize(file).toString())
                    .filter(name -> name.endsWith(".java"))
                    .map(name -> name.substring(0, name.length() - ".java".length()))
                    .toList();
            assertThat(classes)
                    .hasSizeGreaterThan(50)
                    .allSatisfy(
                            name -> assertThat(filter.excluded(name)).as(name).contains("the agent itself"));
        }
    }

    @Test
    void countsWhatIsLikeTheAgentsInNameOnly() {
        assertThat(filter.excluded("dev/postage/agentless/Program")).isEmpty();
        assertThat(filter.excluded("dev/postage/agent/programs/StringsProgram")).isEmpty();
        assertThat(filter.excluded("java/lang/String")).isEmpty();
    }

    @Test
    void leavesOutWhatChangesTheCurrentThreadAndCountsWhatIsLikeItInName() {
        assertThat(List.of(
                        "java/lang/VirtualThread",
                        "java/lang/VirtualThread$VThreadContinuation",
                        "jdk/internal/misc/CarrierThread",
                        "jdk/internal/vm/Continuation$Pinned"))
                .allSatisfy(name -> assertThat(filter.excluded(name))
                        .as(name)
                        .contains("changes the current thread while it runs"));
        assertThat(List.of(
                        "jdk/internal/misc/CarrierThreadLocal",
                        "jdk/internal/vm/ContinuationSupport",
                        "jdk/internal/vm/ThreadContainers$RootContainer",
                        "jdk/internal/vm/SharedThreadContainer",
                        "jdk/internal/vm/ScopedValueContainer",
                        "jdk/internal/vm/vector/VectorSupport"))
                .allSatisfy(name -> assertThat(filter.excluded(name)).as(name).isEmpty());
    }

    @Test
    void saysWhichOptionLeavesAClassOut() {
        assertThat(filter.excluded("com/example/gen/Stub")).contains("excluded by option com\\.example\\.gen\\..*");
    }
}
