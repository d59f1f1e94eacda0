package dev.postage.report.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

final class FingerprintTest {
    @Test
    void namesEntriesThatDifferOrAreMissing() {
        Fingerprint before = fingerprint(Map.of("same", "1", "changed", "1", "gone", "1"));
        Fingerprint now = fingerprint(Map.of("same", "1", "changed", "2", "new", "1"));
        assertThat(before.differencesTo(now))
                .containsExactly(
                        new Fingerprint.Difference("changed", Optional.of("1"), Optional.of("2")),
                        new Fingerprint.Difference("gone", Optional.of("1"), Optional.empty()),
                        new Fingerprint.Difference("new", Optional.empty(), Optional.of("1")));
    }

    @Test
    void aChangedProgramIsADifferenceButNoObstacle() {
        Fingerprint before = fingerprint(Map.of("program.classPath", "1", "jdk", "17"));
        Fingerprint now = before.with(Map.of("program.classPath", "2"));
        assertThat(before.differencesTo(now)).hasSize(1);
        assertThat(before.obstaclesTo(now)).isEmpty();
        assertThat(before.obstaclesTo(now.with(Map.of("jdk", "25")))).hasSize(1);
    }

    private static Fingerprint fingerprint(Map<String, String> entries) {
        return new Fingerprint(new TreeMap<>(entries));
    }
}
