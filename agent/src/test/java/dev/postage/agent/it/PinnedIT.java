package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Chance is fixed where that is asked for, and only there. */
class PinnedIT {
    private static final int FRESH_JVMS = 5;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void countsTheSameInEachFreshJvm(int feature) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        PinnedRun first = PinnedRun.on(jdk, folder);
        assertThat(first.deliveries().cost().instructions()).isPositive();
        for (int i = 1; i < FRESH_JVMS; i++) {
            PinnedRun another = PinnedRun.on(jdk, folder);
            assertThat(another.differencesTo(first)).isEmpty();
            assertThat(another.printed()).isEqualTo(first.printed());
        }
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void tellsWhatIsFixed(int feature) throws IOException {
        assertThat(PinnedRun.on(TestJdk.of(feature), folder).counts().fingerprint())
                .containsEntry(
                        "pinned",
                        "class-hash,guava-hash,immutable-collections,jackson-symbols,lucene-hash,method-order,"
                                + "random,secure-random-buffer,waiting");
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void leavesChanceAloneWhenOff(int feature) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        PinnedRun first = PinnedRun.off(jdk, folder);
        assertThat(first.counts().fingerprint()).containsEntry("pinned", "nothing");
        // four numbers below 1,000 drawn anew: equal by chance once in a million million times
        assertThat(PinnedRun.off(jdk, folder).printed()).isNotEqualTo(first.printed());
    }
}
