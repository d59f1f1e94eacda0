package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ConstructTableTest {
    private static final Path PAGE =
            Path.of("..", "docs", "costs-of-java.md").toAbsolutePath().normalize();

    @Test
    void hasAtLeast150Constructs() throws IOException {
        assertThat(ConstructFile.of(17).stream()
                        .mapToInt(file -> file.constructs().size())
                        .sum())
                .isGreaterThanOrEqualTo(150);
        assertThat(ConstructFile.of(25)).anyMatch(ConstructFile::onlyOn25).allSatisfy(file -> {
            assertThat(file.title()).as(file.group()).isNotEmpty();
            assertThat(file.constructs()).doesNotHaveDuplicates();
        });
    }

    @Test
    void readsEachConstructThatTheProgramRuns() throws IOException, ClassNotFoundException {
        for (ConstructFile file : ConstructFile.of(17)) {
            assertThat(file.constructs().stream().map(Construct::name))
                    .as(file.className())
                    .containsExactlyInAnyOrderElementsOf(constructsOf(Class.forName(file.className())));
        }
    }

    private static List<String> constructsOf(Class<?> type) {
        return Stream.of(type.getDeclaredMethods())
                .filter(method -> Modifier.isStatic(method.getModifiers())
                        && !Modifier.isPrivate(method.getModifiers())
                        && !method.isSynthetic()
                        && method.getParameterCount() == 0
                        && method.getReturnType() == void.class)
                .map(Method::getName)
                .toList();
    }

    @Test
    void refusesAConstructWithoutItsCost(@TempDir Path folder) throws IOException {
        Path file =
                Files.writeString(folder.resolve("Silent.java"), "/** Silent. */\n    static void costs() {\n    }\n");
        assertThatThrownBy(() -> ConstructFile.read(file))
                .hasMessageContaining("costs: no cost found, expected // instructions(n)");
    }

    @Test
    void readsTheNumbersOfBothJdks() {
        StatedCost cost = StatedCost.parse("instructions(12 | 10) blocks(1) bytes(16) vmBytes(0 | 8)");
        assertThat(cost.on(17)).isEqualTo(new Cost(12, 1, 16, 0));
        assertThat(cost.on(25)).isEqualTo(new Cost(10, 1, 16, 8));
        assertThatThrownBy(() -> StatedCost.parse("instructions(3) blocks(0)"))
                .hasMessage("found \"instructions(3) blocks(0)\", expected \"instructions(3) blocks(0) bytes(0)\"");
    }

    @Test
    void isWrittenDown() throws IOException {
        String page = CostsPage.of(ConstructFile.of(25));
        if (Boolean.getBoolean("golden.refresh")) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.exists(PAGE) ? Files.readString(PAGE) : "")
                .as("%s; run with -Dgolden.refresh=true to accept", PAGE)
                .isEqualTo(page);
    }

    @Test
    void tellsThreadsThatAreNotSteady() {
        Cost unit = new Cost(7, 0, 0, 0);
        SteadyCosts steady = SteadyCosts.of(
                Map.of(
                        SteadyCosts.NOTHING + " x1",
                        Cost.NOTHING,
                        SteadyCosts.NOTHING + " x2",
                        unit,
                        SteadyCosts.NOTHING + " x3",
                        unit.times(2),
                        "Steady x1",
                        unit,
                        "Steady x2",
                        unit.times(4),
                        "Steady x3",
                        unit.times(7),
                        "Growing x1",
                        unit,
                        "Growing x2",
                        unit.times(2),
                        "Growing x3",
                        unit.times(4)),
                7);
        assertThat(steady.costs()).containsOnlyKeys(SteadyCosts.NOTHING, "Steady");
        assertThat(steady.costs().get("Steady")).isEqualTo(new Cost(2, 0, 0, 0));
        assertThat(steady.unsteady().keySet().stream().collect(Collectors.toSet()))
                .containsExactly("Growing");
    }
}
