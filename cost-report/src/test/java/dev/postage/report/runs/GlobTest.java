package dev.postage.report.runs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class GlobTest {
    @ParameterizedTest
    @CsvSource({
        "*, anything, true",
        "*, '', true",
        "raw, raw, true",
        "raw, raw2, false",
        "raw, Raw, false",
        "raw*, raw-batch, true",
        "*batch, raw-batch, true",
        "r*w, raw, true",
        "r*w, raw-batch, false",
        "r?w, raw, true",
        "r?w, rw, false",
        "'AMQP Connection *', 'AMQP Connection 127.0.0.1:5672', true",
        "a*b*c, a-b-b-c, true",
        "a.c, abc, false",
        "**, x, true",
        "'', x, false",
        "'', '', true",
        "?, '', false"
    })
    void matchesWholeNames(String pattern, String name, boolean matches) {
        assertThat(new Glob(pattern).matches(name)).isEqualTo(matches);
    }

    @Test
    void manyStarsDoNotMakeItSlow() {
        assertThat(new Glob("*a".repeat(500)).matches("a".repeat(400) + "b")).isFalse();
    }
}
