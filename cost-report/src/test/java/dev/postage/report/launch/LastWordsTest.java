package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class LastWordsTest {
    @Test
    void theAgentIsBelievedBeforeAVmThatAborts() {
        assertThat(LastWords.of(List.of(
                        "postage agent: the security manager denies what it needs", "FATAL ERROR", "C  [libjli.so]")))
                .isEqualTo("it said 'postage agent: the security manager denies what it needs'");
    }

    @Test
    void theLastLineOutsideAStackTraceCounts() {
        assertThat(LastWords.of(List.of("first", "Exception in main", "\tat app.Main")))
                .isEqualTo("it said 'Exception in main'");
        assertThat(LastWords.of(List.of("\tat app.Main"))).isEqualTo("look at its output");
        assertThat(LastWords.ofAgent(List.of("Exception in main"))).isEmpty();
    }
}
