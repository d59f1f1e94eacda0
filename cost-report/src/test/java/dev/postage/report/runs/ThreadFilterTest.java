package dev.postage.report.runs;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ThreadFilterTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Reference Handler",
                "Finalizer",
                "Signal Dispatcher",
                "Common-Cleaner",
                "Notification Thread",
                "Attach Listener",
                "DestroyJavaVM"
            })
    void standardLeavesServiceThreadsOut(String name) {
        assertThat(ThreadFilter.standard().includes(name)).isFalse();
    }

    @Test
    void standardIncludesEveryOtherThread() {
        assertThat(ThreadFilter.standard().includes("main")).isTrue();
        assertThat(ThreadFilter.of(List.of()).includes("AMQP Connection 1")).isTrue();
    }

    @Test
    void patternsIncludeWhatFitsOneOfThem() {
        ThreadFilter filter = ThreadFilter.of(List.of("AMQP *", "main"));
        assertThat(filter.includes("AMQP Connection")).isTrue();
        assertThat(filter.includes("main")).isTrue();
        assertThat(filter.includes("pool-1-thread-1")).isFalse();
    }

    @Test
    void aPatternCanAskForServiceThreads() {
        assertThat(ThreadFilter.of(List.of("*")).includes("Finalizer")).isTrue();
    }
}
