package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

final class CleanupTest {
    private final Cleanup cleanup = new Cleanup();
    private final List<String> undone = new ArrayList<>();

    private Cleanup.Held<String> hold(String name) throws LaunchException {
        return cleanup.hold(() -> name, undone::add);
    }

    @Test
    void undoesTheNewestFirstAndEachOnce() throws Exception {
        hold("broker");
        Cleanup.Held<String> queue = hold("queue");
        hold("child");
        queue.close();
        cleanup.close();
        cleanup.close();
        assertThat(undone).containsExactly("queue", "child", "broker");
    }

    @Test
    void leavesAloneWhatWasReleased() throws Exception {
        hold("queue").release();
        cleanup.close();
        assertThat(undone).isEmpty();
    }

    @Test
    void startsNothingOnceItIsClosed() {
        cleanup.close();
        assertThatThrownBy(() -> hold("child"))
                .isInstanceOf(LaunchException.class)
                .hasMessage("Postage is being stopped: nothing more is started");
    }

    @Test
    void holdsNothingThatCouldNotBeMade() {
        assertThatThrownBy(() -> cleanup.hold(
                        () -> {
                            throw new LaunchException("no");
                        },
                        made -> undone.add("never")))
                .hasMessage("no");
        cleanup.close();
        assertThat(undone).isEmpty();
    }
}
