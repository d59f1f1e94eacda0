package dev.postage.agent;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VmUnitTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "-Xmx1g | false",
                "-XX:DisableIntrinsic=_hashCode | true",
                "-XX:DisableIntrinsic=_hashCode -XX:ControlIntrinsic=+_hashCode | false",
                "-XX:CompileCommandFile=commands -XX:DisableIntrinsic=_hashCode | false",
                "-XX:DisableIntrinsic=_hashCode -XX:CompileCommand=ControlIntrinsic,*.*,+_hashCode | false",
                "-XX:DisableIntrinsic=_hashCode -XX:CompileCommand=quiet | true"
            })
    void intrinsicsAreOffWhereSomebodySaidSoAndNobodySwitchesOneOn(String words, boolean off) {
        assertThat(VmUnit.intrinsicsOff(words.split(" ", -1))).isEqualTo(off);
    }
}
