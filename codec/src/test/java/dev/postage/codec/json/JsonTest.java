package dev.postage.codec.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class JsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "null",
                "true",
                "false",
                "0",
                "-1",
                "18446744073709551615",
                "123456789012345678901234567890",
                "1.5",
                "-0.0",
                "1.0E300",
                "\"\"",
                "\"a\\\"\\\\\\b\\f\\n\\r\\t\\u0000\\u001fé\"",
                "[]",
                "{}",
                "[1,[2,[]],{\"a\":null}]",
                "{\"b\":1,\"a\":[true,false],\"\":{}}"
            })
    void writesWhatItRead(String text) throws JsonException {
        assertThat(JsonReader.read(text)).hasToString(text);
        assertThat(JsonReader.read(" \t\r\n" + text + "\n")).hasToString(text);
    }

    @Test
    void integersAreExact() throws JsonException {
        assertThat(JsonReader.read("9223372036854775807")).isEqualTo(JsonInteger.of(Long.MAX_VALUE));
        JsonInteger above = (JsonInteger) JsonReader.read("9223372036854775808");
        assertThat(above.fitsLong()).isFalse();
        assertThat(above.value()).isEqualTo(BigInteger.ONE.shiftLeft(63));
        assertThat(JsonReader.read("-9223372036854775808")).isEqualTo(JsonInteger.of(Long.MIN_VALUE));
    }

    @Test
    void readsEachEscape() throws JsonException {
        assertThat(JsonReader.read("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\\ud83D\\uDE00\""))
                .isEqualTo(new JsonString("\"\\/\b\f\n\r\té😀"));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '`',
            value = {
                "``,0",
                "` `,1",
                "nul,0",
                "nullx,4",
                "01,1",
                "-,1",
                "+1,0",
                ".5,0",
                "1.,2",
                "1e,2",
                "1e+,3",
                "1e999,0",
                "NaN,0",
                "Infinity,0",
                "[1 2],3",
                "`[1,]`,3",
                "`[,1]`,1",
                "[1,2",
                "[,1",
                "`{\"a\":1,}`,7",
                "`{\"a\" 1}`,5",
                "`{a:1}`,1",
                "`{\"a\":1,\"a\":2}`,7",
                "`{\"a\":}`,5",
                "`\"abc`,4",
                "`\"a\\x\"`,3",
                "`\"\\u12g4\"`,5",
                "`\"\\ud800\"`,7",
                "`\"\\ud800x\"`,7",
                "`\"\\udc00\"`,1",
                "1 1,2",
                "//,0",
                "'a',0",
                "]," + "0",
            })
    void refusesWithThePosition(String text, int position) {
        assertThatThrownBy(() -> JsonReader.read(text))
                .isInstanceOfSatisfying(
                        JsonException.class, e -> assertThat(e.position()).isEqualTo(position));
    }

    @Test
    void controlCharactersAreEscapedOrRefused() {
        assertThatThrownBy(() -> JsonReader.read("[\"a\",\n \"\u0001\"]"))
                .hasMessage("line 2, column 3: character 1 found, expected an escape such as \\n");
    }

    @Test
    void limitsHold() throws JsonException {
        JsonLimits limits = new JsonLimits(2, 20, 5);
        assertThat(JsonReader.read("[[12345]]", limits)).hasToString("[[12345]]");
        assertThatThrownBy(() -> JsonReader.read("[[[]]]", limits))
                .hasMessage("line 1, column 3: a value 3 deep found, expected at most 2");
        assertThatThrownBy(() -> JsonReader.read("123456", limits))
                .hasMessage("line 1, column 1: a number of 6 characters found, expected at most 5");
        assertThatThrownBy(() -> JsonReader.read(" ".repeat(21), limits))
                .hasMessage("line 1, column 1: 21 characters found, expected at most 20");
    }

    @Test
    void hasNoNumberForNaN() {
        assertThatThrownBy(() -> new JsonReal(Double.NaN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("NaN is no JSON number: write it as a string");
    }
}
