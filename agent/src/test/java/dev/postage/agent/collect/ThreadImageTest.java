package dev.postage.agent.collect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

final class ThreadImageTest {
    private static final int CLASSES = 2_000;
    private static final int COPIES = 2_000;

    @Test
    void copiesCountersOfAThreadThatOpensPagesMeanwhile() throws Exception {
        long[][] counts = new long[CLASSES][];
        AtomicBoolean end = new AtomicBoolean();
        Thread opening = new Thread(() -> {
            while (!end.get()) {
                for (int i = CLASSES - 1; i >= 0; i--) {
                    counts[i] = new long[] {i};
                }
                Arrays.fill(counts, null);
            }
        });
        opening.start();
        try {
            for (int i = 0; i < COPIES; i++) {
                new ThreadImage("running").copy(counts, 0);
            }
        } finally {
            end.set(true);
            opening.join();
        }
        counts[7] = new long[] {7};
        ThreadImage image = new ThreadImage("at rest");
        image.copy(counts, 5);
        assertThat(image.pages[7]).containsExactly(7);
        assertThat(image.allocated).isEqualTo(5);
    }
}
