package dev.postage.report.render.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.sample.Golden;
import dev.postage.report.sample.SampleReports;
import dev.postage.report.verdict.Report;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ReportTableTest {
    @Test
    void showsScenariosAndSurcharges() throws Exception {
        Golden.matches("table-pass.txt", ReportTable.render(SampleReports.loops(), false));
    }

    @Test
    void showsBrokenLimitsWithOldAndNewNumbersAndMethods() throws Exception {
        Golden.matches("table-breach.txt", ReportTable.render(SampleReports.breaches(), false));
    }

    @Test
    void showsWhyNumbersAreNotJudged() throws Exception {
        Golden.matches("table-doubts.txt", ReportTable.render(SampleReports.doubts(), false));
    }

    @Test
    void showsWhatProofsFound() throws Exception {
        Golden.matches("table-proofs.txt", ReportTable.render(SampleReports.proofs(), false));
    }

    @Test
    void coloursChangeNothingButColours() throws Exception {
        for (Report report : List.of(
                SampleReports.loops(), SampleReports.breaches(), SampleReports.doubts(), SampleReports.proofs())) {
            String coloured = ReportTable.render(report, true);
            assertThat(coloured).contains("\u001b[");
            assertThat(coloured.replaceAll("\u001b\\[[0-9]+m", "")).isEqualTo(ReportTable.render(report, false));
        }
    }

    @Test
    void lastLineIsTheSummary() throws Exception {
        assertThat(ReportTable.render(SampleReports.breaches(), false))
                .endsWith("\n5 scenarios: 1 within limits, 1 improved, 3 over a limit (exit code 3)\n");
    }

    @Test
    void anEmptyReportSaysSo() {
        assertThat(ReportTable.render(new Report(List.of(), false), false))
                .endsWith("0 scenarios: nothing measured (exit code 0)\n");
    }
}
