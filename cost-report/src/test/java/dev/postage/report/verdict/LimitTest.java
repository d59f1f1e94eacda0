package dev.postage.report.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.math.BigDecimal;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class LimitTest {
    private static final Origin ORIGIN = new Origin.ConfigurationLine("postage.yaml", 7);

    @ParameterizedTest
    @CsvSource({
        "instructions<=60000, instructions, 60000",
        "blocks<=153.5, blocks, 153.5",
        "bytes <= 7352, bytes, 7352",
        "cold.blocks<=7000, cold.blocks, 7000",
        "run.bytes<=0, run.bytes, 0"
    })
    void readsAbsoluteLimits(String text, String measure, BigDecimal value) throws LimitException {
        Limit limit = Limit.parse(text, ORIGIN);
        assertThat(limit.measure().label()).isEqualTo(measure);
        assertThat(limit.bound()).isEqualTo(new Bound.AtMost(value));
        assertThat(limit.origin()).isEqualTo(ORIGIN);
        assertThat(limit.needsBaseline()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"+5%, 5, 0", "+0.2%, 0.2, 0", "+2%+50, 2, 50", "+2.5%+0.125, 2.5, 0.125", "-1.5%, -1.5, 0"})
    void readsLimitsOnGrowth(String value, BigDecimal percent, BigDecimal floor) throws LimitException {
        Limit limit = Limit.parse("instructions<=" + value, ORIGIN);
        assertThat(limit.bound()).isEqualTo(new Bound.Growth(percent, floor));
        assertThat(limit.needsBaseline()).isTrue();
    }

    @Test
    void readsScenariosOnTheCommandLine() throws LimitException {
        ScopedLimit limit = ScopedLimit.parse("raw*:x:blocks<=160");
        assertThat(limit.scenarios().pattern()).isEqualTo("raw*:x");
        assertThat(limit.limit().origin()).isEqualTo(new Origin.CommandLine("raw*:x:blocks<=160"));
        assertThat(limit.fitsNone(List.of("library", "raw-batch:x"))).isFalse();
        assertThat(limit.fitsNone(List.of("library", "raw"))).isTrue();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "blocks<160 | 1 | no '<=' found, expected METRIC<=VALUE",
                "block<=160 | 1 | metric 'block' found, expected one of instructions, blocks, bytes, cold.instructions",
                "<=160 | 1 | metric '' found",
                "blocks<= | 9 | value '' found, expected a number",
                "blocks<=many | 9 | value 'many' found, expected a number such as 160",
                "blocks<= 1e9 | 10 | value '1e9' found",
                "blocks<=-5 | 9 | value '-5' found",
                "blocks<=+5 | 9 | value '+5' found",
                "blocks<=5% | 9 | value '5%' found",
                "blocks<=+5%+ | 9 | value '+5%+' found",
                "blocks<=-5%+3 | 12 | floor '+3' found behind a demanded improvement",
                "cold.blocks<=1.5 | 14 | value '1.5' found, expected a whole number: cold.blocks is a total",
                "blocks<=1234567890123456 | 9 | value '1234567890123456' found"
            })
    void saysWhatIsWrongAndWhere(String text, int character, String part) {
        assertThatExceptionOfType(LimitException.class)
                .isThrownBy(() -> Limit.parse(text, ORIGIN))
                .withMessageStartingWith("limit '" + text + "', character " + character + ": ")
                .withMessageContaining(part)
                .satisfies(e -> assertThat(e.position()).isEqualTo(character - 1));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "blocks<=160 | 1 | no ':' found, expected SCENARIO:METRIC<=VALUE",
                ":blocks<=160 | 1 | no scenario before ':' found",
                "raw:blocks | 5 | no '<=' found",
                "raw:block<=1 | 5 | metric 'block' found"
            })
    void saysWhatIsWrongOnTheCommandLine(String text, int character, String part) {
        assertThatExceptionOfType(LimitException.class)
                .isThrownBy(() -> ScopedLimit.parse(text))
                .withMessageContaining(part)
                .satisfies(e -> assertThat(e.position()).isEqualTo(character - 1));
    }
}
