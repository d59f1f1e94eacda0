package dev.postage.report.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GrowthCausesTest {
    @ParameterizedTest
    @CsvSource({
        "java.util.HashMap, resize, 5, 9, TABLE_GROWTH",
        "java.util.HashMap$TreeNode, split, 5, 0, TABLE_GROWTH",
        "java.util.IdentityHashMap, resize, 0, 1, TABLE_GROWTH",
        "java.util.concurrent.ConcurrentHashMap, transfer, 5, 9, TABLE_GROWTH",
        "java.lang.ThreadLocal$ThreadLocalMap, rehash, 5, 9, TABLE_GROWTH",
        "java.util.ArrayList, grow, 5, 2, ARRAY_GROWTH",
        "java.util.Arrays, copyOf, 5, 2, ARRAY_GROWTH",
        "java.lang.AbstractStringBuilder, ensureCapacityInternal, 5, 2, ARRAY_GROWTH",
        "jdk.internal.util.ArraysSupport, newLength, 5, 2, ARRAY_GROWTH",
        "java.lang.Thread, start, 5, 2, THREAD_START",
        "com.example.Late, <clinit>, 5, 0, LAZY_INITIALISATION",
        "com.example.Service, handle, 5, 9, GROWTH",
        "com.example.Service, handle, 9, 5, NOW_AND_THEN"
    })
    void guessesFromTheNameElseFromTheDirection(String className, String name, long earlier, long later, Cause cause) {
        assertThat(GrowthCauses.of(
                        new MethodKey(className, name, "()V"), new Counts(earlier, 0, 0), new Counts(later, 0, 0)))
                .isEqualTo(cause);
    }
}
