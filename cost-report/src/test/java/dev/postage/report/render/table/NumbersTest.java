package dev.postage.report.render.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.cost.Amount;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class NumbersTest {
    @ParameterizedTest
    @CsvSource({
        "55975000, 1000, '55,975.0'",
        "55975049, 1000, '55,975.0'",
        "55975050, 1000, '55,975.1'",
        "1000, 1000, 1.0",
        "999, 1000, 0.999",
        "1, 3, 0.333",
        "0, 7, 0.000",
        "-1500, 1000, -1.5",
        "-125, 1000, -0.125"
    })
    void oneDecimalAndThreeBelowOne(long difference, long messages, String shown) {
        assertThat(Numbers.perMessage(new Amount(difference, messages))).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"1000, 1000, +1.0", "-1000, 1000, -1.0", "0, 1, +0.000", "2270000, 1000, '+2,270.0'"})
    void differencesCarryTheirSign(long difference, long messages, String shown) {
        assertThat(Numbers.signed(new Amount(difference, messages))).isEqualTo(shown);
    }

    @ParameterizedTest
    @CsvSource({"1, 153, +0.654 %", "50, 100, +50.0 %", "-1, 100, -1.0 %", "1, 0, ''"})
    void growthIsInPerCent(long more, long base, String shown) {
        assertThat(Numbers.growth(new Amount(more, 1), new Amount(base, 1))).isEqualTo(shown);
    }
}
