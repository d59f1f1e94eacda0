package dev.postage.agent.collect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MarkPlanTest {
    @Test
    void keepsTheOneBeforeTheLastOfAllAndOfHalf() {
        assertThat(kept(3_000)).containsExactly(1L, 10L, 100L, 1_000L, 1_499L, 2_999L);
        assertThat(kept(2_000)).contains(999L, 1_999L);
        assertThat(kept(1_000)).contains(999L);
    }

    @Test
    void keepsPowersOfTenAloneWhenNothingIsPlanned() {
        assertThat(LongStream.rangeClosed(1, 99).filter(new MarkPlan(0)::keeps)).containsExactly(1L, 10L);
    }

    @Test
    void asksForTheKeptOnesAndForTheLast() {
        assertThat(asked(3_000)).containsExactly(1_499L, 2_999L, 3_000L);
        assertThat(asked(4)).containsExactly(1L, 3L, 4L);
        assertThat(asked(2)).containsExactly(1L, 2L);
        assertThat(asked(1)).containsExactly(1L);
    }

    @Test
    void asksForEveryOneThatComesAfterTheLastOrUnplanned() {
        assertThat(new MarkPlan(10).next(10)).isLessThanOrEqualTo(11);
        assertThat(new MarkPlan(0).next(0)).isLessThanOrEqualTo(1);
    }

    private static List<Long> kept(long deliveries) {
        return LongStream.rangeClosed(1, deliveries)
                .filter(new MarkPlan(deliveries)::keeps)
                .boxed()
                .toList();
    }

    private static List<Long> asked(long deliveries) {
        MarkPlan plan = new MarkPlan(deliveries);
        List<Long> asked = new ArrayList<>();
        for (long next = plan.next(0); asked.isEmpty() || next > asked.get(asked.size() - 1); next = plan.next(next)) {
            asked.add(next);
        }
        return asked;
    }
}
