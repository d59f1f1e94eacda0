package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

final class QueueNameTest {
    private final SplittableRandom random = new SplittableRandom(1);

    @Test
    void looksTheSameToEveryHashTable() {
        Set<String> names = new HashSet<>();
        for (String scenario : List.of("raw", "a very long name / with signs", "")) {
            for (long deliveries : List.of(1L, 1_000L, 2_000_000_000L)) {
                names.add(QueueName.of(scenario, deliveries, random));
                names.add(QueueName.of(scenario, deliveries, random));
            }
        }
        assertThat(names)
                .hasSize(18)
                .allMatch(name -> name.matches("postage-[A-Za-z0-9-]*-[0-9]+-[a-z]+"))
                .allMatch(name -> name.length() == 48)
                .extracting(String::hashCode)
                .containsOnly(names.iterator().next().hashCode());
    }
}
