package dev.postage.report.render.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.runs.MethodKey;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class WordsTest {
    @Test
    void wideCharactersTakeTwoColumnsAndCombiningOnesNone() {
        assertThat(Words.width("raw")).isEqualTo(3);
        assertThat(Words.width("\u65e5\u672c")).isEqualTo(4);
        assertThat(Words.width("e\u0301")).isEqualTo(1);
    }

    @Test
    void longTextLosesItsMiddle() {
        assertThat(Words.shortened("abcdefghijkl", 12)).isEqualTo("abcdefghijkl");
        assertThat(Words.shortened("abcdefghijklm", 12)).isEqualTo("abcde...jklm");
        assertThat(Words.width(Words.shortened("\u65e5\u672c".repeat(9), 12))).isLessThanOrEqualTo(12);
    }

    @Test
    void whatWouldSteerATerminalIsReplaced() {
        assertThat(Words.printable("a\u001b[31mb\nc\u0000d\u202ee\u2028f")).isEqualTo("a?[31mb?c?d?e?f");
        assertThat(Words.printable("\ud800x")).isEqualTo("?x");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "()V | a.B.c()",
                "(I[JLjava/lang/String;[[Lx/List;)V | a.B.c(int, long[], String, List[][])",
                "(LFoo;)LFoo; | a.B.c(Foo)",
                "broken | a.B.cbroken",
                "(Lx | a.B.c(Lx",
                "([[)V | a.B.c([[)",
                "(Q)V | a.B.c(Q)"
            })
    void methodsAreShownAsPeopleReadThem(String descriptor, String shown) {
        assertThat(MethodNames.of(new MethodKey("a.B", "c", descriptor))).isEqualTo(shown);
    }
}
