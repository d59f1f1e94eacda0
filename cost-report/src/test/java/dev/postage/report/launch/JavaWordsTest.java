package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class JavaWordsTest {
    @ParameterizedTest
    @CsvSource({
        "app.Main {n}, app.Main",
        "-cp a:b app.Main -cp {n}, app.Main",
        "-Xmx1g --class-path=a --add-opens java.base/java.lang=ALL-UNNAMED -ea app.Main, app.Main",
        "-Dx=y -jar target/app.jar {n}, app",
        "-p mods -m app/app.Main {n}, app.Main",
        "--module-path=mods --module=app/app.Main {n}, app.Main",
        "--module-path=mods --module=app {n}, app",
        "@flags app.Main {n}, app.Main",
    })
    void findsWhatNamesTheProgram(String words, String entry) {
        assertThat(new JavaWords(List.of(words.split(" "))).entry()).contains(entry);
    }

    @ParameterizedTest
    @CsvSource({
        "-cp a:b app.Main -cp {n}, a:b",
        "--class-path=a -p mods -m app/app.Main, a:mods",
        "--module-path mods --module=app/app.Main -cp x, mods",
        "-cp ignored -jar target/app.jar {n}, target/app.jar",
    })
    void findsWhatHoldsTheClasses(String words, String path) {
        assertThat(new JavaWords(List.of(words.split(" "))).classPath()).containsExactly(path.split(":"));
    }

    @Test
    void findsNothingInOptionsAlone() {
        assertThat(new JavaWords(List.of("app.Main", "-cp", "x")).classPath()).isEmpty();
        assertThat(new JavaWords(List.of()).entry()).isEmpty();
        assertThat(new JavaWords(List.of("-cp", "app.jar")).entry()).isEmpty();
        assertThat(new JavaWords(List.of("-Xint", "-jar")).entry()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "-XX:TieredStopAtLevel=4, true",
        "-XX:ControlIntrinsic=+_hashCode, true",
        "-XX:-UseCompiler, true",
        "@options, true",
        "-Xint, false",
        "-XX:+UseParallelGC, false"
    })
    void tellsOptionsThatMayChangeWhatCompilersDo(String option, boolean steers) {
        assertThat(new JavaWords(List.of(option, "a.Main", "-Xcomp")).steerCompilers())
                .isEqualTo(steers);
    }
}
