package dev.postage.report.render.table;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.baseline.BaselineFile;
import dev.postage.report.sample.SampleProgram;
import dev.postage.report.verdict.Judge;
import dev.postage.report.verdict.Report;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class PlaceWordsTest {
    private static final SampleProgram RECORDED =
            at(consumer(100, 1, 16), "a").fingerprint("program.at.user", "a").fingerprint("program.at.host", "a");

    private static SampleProgram at(SampleProgram program, String folder) {
        return program.fingerprint("program.at.folder", folder);
    }

    private static String table(SampleProgram program) throws Exception {
        BaselineFile baseline = BaselineFile.of("main", List.of(cost("raw", RECORDED)));
        Judge judge = new Judge(Optional.of(baseline), List.of());
        return ReportTable.render(new Report(List.of(judge.judge(cost("raw", program), List.of())), false), false);
    }

    @Test
    void namesWhatIsDifferentWhereOtherNumbersAreMeasured() throws Exception {
        SampleProgram elsewhere = at(consumer(101, 1, 16), "b")
                .fingerprint("program.at.user", "b")
                .fingerprint("program.at.host", "a");
        assertThat(table(elsewhere))
                .contains("raw: the baseline was recorded with another working directory, another user name;"
                        + " a program that looks at it may cost something else there.\n");
    }

    @Test
    void saysNothingOfTheSameNumbersOrTheSamePlaceOrAnUnknownOne() throws Exception {
        assertThat(table(at(consumer(100, 1, 16), "b"))).doesNotContain("recorded with");
        assertThat(table(at(consumer(101, 1, 16), "a"))).doesNotContain("recorded with");
        assertThat(table(consumer(101, 1, 16))).doesNotContain("recorded with");
    }
}
