package dev.postage.agent.collect;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.Coverage;
import java.util.List;
import org.junit.jupiter.api.Test;

class CoverageLogTest {
    private final CoverageLog log = new CoverageLog();

    @Test
    void hiddenClassesDefinedPastTheAgentAreAFailure() {
        log.hiddenBefore();
        log.hiddenSeen();
        log.counted("a.B$$Lambda", 1, true, List.of());
        log.hiddenLoaded(3);
        assertThat(log.coverage().failed())
                .singleElement()
                .satisfies(
                        failed -> assertThat(failed.reason()).isEqualTo("1 defined where the agent does not see them"));
    }

    @Test
    void hiddenClassesThatWereUnloadedOrLeftOutOnPurposeAreNone() {
        log.hiddenBefore();
        log.hiddenSeen();
        log.excluded("a.B$$Lambda", "its package is excluded");
        log.hiddenSeen();
        log.hiddenLoaded(2);
        log.hiddenLoaded(3);
        assertThat(log.coverage().failed()).isEmpty();
        assertThat(log.coverage().hiddenUncounted()).isEqualTo(1);
    }

    @Test
    void aClassThatFailedStaysAFailureWhenAnotherLoaderHasOneOfItsName() {
        log.failed("a.B", "damaged");
        log.counted("a.B", 2, false, List.of());
        assertThat(log.coverage().failed()).containsExactly(new Coverage.Uncounted("a.B", "damaged"));
    }

    @Test
    void aMethodThatGrewTooLargeIsAFailure() {
        log.counted("a.B", 2, false, List.of("c()V"));
        assertThat(log.coverage().failed())
                .singleElement()
                .satisfies(failed -> assertThat(failed.className()).isEqualTo("a.B#c()V"));
    }
}
