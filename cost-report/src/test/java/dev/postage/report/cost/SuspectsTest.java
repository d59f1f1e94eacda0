package dev.postage.report.cost;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static dev.postage.report.sample.Samples.counts;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.runs.MethodKey;
import dev.postage.report.runs.RunException;
import dev.postage.report.sample.SampleProgram;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class SuspectsTest {
    private static final String HANDLER = "dev.postage.fixtures.raw.RawScenario";
    private static final String CHANNEL = "com.rabbitmq.client.impl.AMQChannel";
    private static final MethodKey CLOCK = new MethodKey("java.lang.System", "nanoTime", "()J");
    private static final MethodKey IDENTITY =
            new MethodKey("java.lang.System", "identityHashCode", "(Ljava/lang/Object;)I");
    private static final MethodKey HARMLESS = new MethodKey("java.lang.System", "arraycopy", "()V");

    private static List<Exactness.Suspect> suspects(Map<String, Set<MethodKey>> called, SampleProgram... programs)
            throws RunException {
        Cost cost = cost("raw", programs).explained(name -> called.getOrDefault(name, Set.of()));
        return ((Exactness.Differing) cost.exactness()).suspects();
    }

    private static Exactness.Suspect called(MethodKey method, Cause cause, String caller) {
        return new Exactness.Suspect(method, cause, Optional.of(caller));
    }

    @Test
    void nativeMethodsThatTheClassOfADifferingMethodCallsStandInFront() throws RunException {
        Map<String, Set<MethodKey>> called = Map.of(HANDLER, Set.of(CLOCK, IDENTITY, HARMLESS), CHANNEL, Set.of(CLOCK));
        assertThat(suspects(called, random(1, 3), random(2, 3)))
                .containsExactly(
                        called(IDENTITY, Cause.IDENTITY_HASH, HANDLER),
                        called(CLOCK, Cause.CLOCK, HANDLER),
                        new Exactness.Suspect(
                                new MethodKey("java.util.Random", "next", "(I)I"), Cause.RANDOM, Optional.empty()));
    }

    @Test
    void whereThatClassCallsNoneAllCountedClassesAreLookedAt() throws RunException {
        Map<String, Set<MethodKey>> called = Map.of(HANDLER, Set.of(HARMLESS), CHANNEL, Set.of(CLOCK));
        assertThat(suspects(called, consumer(1, 0, 0), consumer(2, 0, 0)))
                .containsExactly(called(CLOCK, Cause.CLOCK, CHANNEL));
    }

    @Test
    void whatIsExplainedByItsNameNeedsNoNativeMethod() throws RunException {
        assertThat(suspects(Map.of(CHANNEL, Set.of(CLOCK)), random(1, 3), random(1, 4)))
                .isEmpty();
    }

    @Test
    void ofEachCauseTheCostliestIsNamed() throws RunException {
        assertThat(suspects(
                        Map.of(),
                        random(1, 3).method("java.util.Random", "nextInt", "()I", counts(0, 0, 0), counts(9, 0, 0)),
                        random(2, 3).method("java.util.Random", "nextInt", "()I", counts(0, 0, 0), counts(9, 0, 0))))
                .containsExactly(new Exactness.Suspect(
                        new MethodKey("java.util.Random", "nextInt", "()I"), Cause.RANDOM, Optional.empty()));
    }

    @Test
    void referencesAreSuspectedWhereSoMuchIsAllocatedThatCollectionsClearThem() throws RunException {
        MethodKey made = new MethodKey("java.lang.ref.WeakReference", "<init>", "(Ljava/lang/Object;)V");
        assertThat(suspects(Map.of(), referring(1, 700_000), referring(2, 700_000)))
                .containsExactly(new Exactness.Suspect(made, Cause.COLLECTION, Optional.empty()));
        assertThat(suspects(Map.of(), referring(1, 500_000), referring(2, 500_000)))
                .isEmpty();
    }

    /** A thousand messages of so many bytes. */
    private static SampleProgram referring(long handling, long bytes) {
        return consumer(handling, 1, bytes)
                .method(
                        "java.lang.ref.WeakReference",
                        "<init>",
                        "(Ljava/lang/Object;)V",
                        counts(0, 0, 0),
                        counts(3, 0, 0));
    }

    private static SampleProgram random(long handling, long random) {
        return consumer(handling, 0, 0)
                .method("java.util.Random", "next", "(I)I", counts(0, 0, 0), counts(random, 0, 0));
    }
}
