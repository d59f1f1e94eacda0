package dev.postage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CostAgentTest {
    /** Up to 8 the version has a leading 1. */
    @ParameterizedTest
    @CsvSource({"1.5, 5", "1.8, 8", "9, 9", "11, 11", "16, 16"})
    void saysInOneSentenceThatTheJavaVersionIsTooOld(String specification, String major) {
        assertThat(CostAgent.problemWith(specification))
                .isEqualTo("Java " + major + " found, Java 17 or newer expected: start the program on a newer JVM");
    }

    @ParameterizedTest
    @ValueSource(strings = {"17", "21", "25", "100"})
    void startsFromJava17On(String specification) {
        assertThat(CostAgent.problemWith(specification)).isNull();
    }

    @Test
    void startsHere() {
        assertThat(CostAgent.problemWith(System.getProperty("java.specification.version")))
                .isNull();
    }
}
