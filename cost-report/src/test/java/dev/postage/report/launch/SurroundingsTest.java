package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

final class SurroundingsTest {
    private static final SortedMap<String, String> HERE = at("/here", Map.of("HOME", "/home/a", "PATH", "/bin"));

    private static SortedMap<String, String> at(String folder, Map<String, String> environment) {
        return Surroundings.of(new Program(List.of("app.Main"), Path.of(folder)), environment);
    }

    private static Set<String> differing(SortedMap<String, String> there) {
        Set<String> names = new TreeSet<>();
        there.forEach((name, value) -> {
            if (!value.equals(HERE.get(name))) {
                names.add(name);
            }
        });
        return names;
    }

    @Test
    void eachPlaceHasItsOwn() {
        assertThat(HERE)
                .containsOnlyKeys(
                        "program.at.folder",
                        "program.at.home",
                        "program.at.host",
                        "program.at.path",
                        "program.at.temporary",
                        "program.at.user");
        assertThat(differing(at("/here/../here", Map.of("HOME", "/home/a", "PATH", "/bin"))))
                .isEmpty();
        assertThat(differing(at("/there", Map.of("HOME", "/home/a", "PATH", "/bin"))))
                .containsExactly("program.at.folder");
        assertThat(differing(at("/here", Map.of("HOME", "/home/b", "PATH", "/sbin", "TMPDIR", "/tmp/x"))))
                .containsExactly("program.at.home", "program.at.path", "program.at.temporary");
    }

    @Test
    void namesNothing() {
        assertThat(HERE.values()).allMatch(value -> value.matches("[0-9a-f]{12}"));
    }
}
