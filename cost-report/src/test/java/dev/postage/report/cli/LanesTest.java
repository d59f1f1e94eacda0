package dev.postage.report.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 30, unit = TimeUnit.SECONDS)
final class LanesTest {
    private static final int JOBS = 40;

    /** Neither of two jobs ends before both have begun. */
    @Test
    void asManyJobsRunAtOnceAsThereAreTools() throws InterruptedException {
        CyclicBarrier both = new CyclicBarrier(2);
        Lanes.Job<String, String> job = tools -> {
            try {
                both.await();
            } catch (java.util.concurrent.BrokenBarrierException e) {
                throw new IllegalStateException(e);
            }
            return tools;
        };
        assertThat(new Lanes<>(List.of("left", "right")).all(List.of(job, job)))
                .containsExactlyInAnyOrder("left", "right");
    }

    @Test
    void noToolsAreUsedByTwoJobsAndResultsComeInTheOrderOfTheJobs() throws InterruptedException {
        List<Lanes.Job<AtomicInteger, Integer>> jobs = new ArrayList<>();
        List<Integer> expected = new ArrayList<>();
        AtomicBoolean shared = new AtomicBoolean();
        for (int i = 0; i < JOBS; i++) {
            int number = i;
            expected.add(number);
            jobs.add(tools -> {
                shared.compareAndSet(false, tools.incrementAndGet() != 1);
                TimeUnit.MILLISECONDS.sleep(1);
                tools.decrementAndGet();
                return number;
            });
        }
        Lanes<AtomicInteger> lanes =
                new Lanes<>(List.of(new AtomicInteger(), new AtomicInteger(), new AtomicInteger()));
        assertThat(lanes.all(jobs)).isEqualTo(expected);
        assertThat(shared).isFalse();
    }

    @Test
    void aJobThatIsInterruptedInterruptsTheCaller() {
        Lanes<String> lanes = new Lanes<>(List.of("only"));
        assertThatExceptionOfType(InterruptedException.class)
                .isThrownBy(() -> lanes.all(List.of(tools -> {
                    throw new InterruptedException("stopped");
                })))
                .withMessage("stopped");
    }

    @Test
    void interruptingTheCallerInterruptsTheJobs() throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch interrupted = new CountDownLatch(1);
        Thread caller = new Thread(() -> {
            try {
                new Lanes<>(List.of("only")).all(List.of(tools -> {
                    begun.countDown();
                    try {
                        Thread.sleep(TimeUnit.MINUTES.toMillis(1));
                    } catch (InterruptedException e) {
                        interrupted.countDown();
                        throw e;
                    }
                    return tools;
                }));
            } catch (InterruptedException expected) {
                Thread.currentThread().interrupt();
            }
        });
        caller.start();
        begun.await();
        caller.interrupt();
        assertThat(interrupted.await(10, TimeUnit.SECONDS)).isTrue();
        caller.join();
    }

    @Test
    void anErrorInAJobIsTheCallers() {
        Lanes<String> lanes = new Lanes<>(List.of("only"));
        assertThatExceptionOfType(StackOverflowError.class)
                .isThrownBy(() -> lanes.all(List.of(tools -> {
                    throw new StackOverflowError();
                })));
    }
}
