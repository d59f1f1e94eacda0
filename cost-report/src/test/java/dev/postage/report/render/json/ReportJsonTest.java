package dev.postage.report.render.json;

import static dev.postage.report.sample.Samples.consumer;
import static dev.postage.report.sample.Samples.cost;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import dev.postage.agent.counts.ThreadCounts;
import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Owners;
import dev.postage.report.cost.Scenario;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunSet;
import dev.postage.report.runs.ThreadFilter;
import dev.postage.report.sample.Golden;
import dev.postage.report.sample.SampleProgram;
import dev.postage.report.sample.SampleReports;
import dev.postage.report.verdict.Judge;
import dev.postage.report.verdict.Report;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

final class ReportJsonTest {
    private static final JsonMapper MAPPER = new JsonMapper();

    @Test
    void everyKindOfReportFollowsTheSchema() throws Exception {
        for (Report report : List.of(
                SampleReports.loops(),
                SampleReports.breaches(),
                SampleReports.doubts(),
                SampleReports.proofs(),
                new Report(List.of(), false))) {
            assertThat(violations(MAPPER.readTree(ReportJson.render(report)))).isEmpty();
        }
    }

    @Test
    void schemaRefusesWhatIsNoReport() throws Exception {
        JsonNode report = MAPPER.readTree(ReportJson.render(SampleReports.loops()));
        ((ObjectNode) report.at("/scenarios/0/steady/blocks")).put("difference", 153.5);
        assertThat(violations(report)).isNotEmpty();
        ((ObjectNode) report.at("/scenarios/0/steady/blocks")).put("difference", 153);
        assertThat(violations(report)).isEmpty();
        ((ObjectNode) report.at("/scenarios/0")).remove("cold");
        assertThat(violations(report)).isNotEmpty();
    }

    @Test
    void writesABreachInFull() throws Exception {
        Golden.matches("report-breach.json", ReportJson.render(SampleReports.breaches()));
    }

    @Test
    void writesDoubtsInFull() throws Exception {
        Golden.matches("report-doubts.json", ReportJson.render(SampleReports.doubts()));
    }

    @Test
    void writesProofsInFull() throws Exception {
        Golden.matches("report-proofs.json", ReportJson.render(SampleReports.proofs()));
    }

    @Test
    void steadyIsDifferenceOverMessages() throws Exception {
        JsonNode steady =
                scenario(report(cost("raw", consumer(13_630, 52, 2_528)))).at("/steady");
        assertThat(steady.at("/instructions/difference").longValue()).isEqualTo(55_975_000);
        assertThat(steady.at("/instructions/messages").longValue()).isEqualTo(1000);
        assertThat(steady.at("/blocks/difference").longValue()).isEqualTo(153_000);
        assertThat(steady.at("/bytes/difference").longValue()).isEqualTo(7_352_000);
    }

    @Test
    void everyRepeatsSteadyDifferenceIsThere() throws Exception {
        JsonNode scenario = scenario(report(
                cost(Scenario.of("raw", Expectation.VARIES), consumer(3, 0, 0), consumer(1, 0, 0), consumer(2, 0, 0))));
        assertThat(scenario.at("/repeats").findValues("steady"))
                .extracting(steady -> steady.at("/instructions/difference").longValue())
                .containsExactly(42_348_000L, 42_346_000L, 42_347_000L);
        assertThat(scenario.at("/steady/instructions/difference").longValue()).isEqualTo(42_347_000);
        assertThat(scenario.at("/exact").booleanValue()).isFalse();
    }

    @Test
    void threadsOfOneNameAreAddedUpAndAllAreListed() throws Exception {
        SampleProgram program = consumer(10, 1, 16)
                .thread("worker")
                .otherThread("worker", 5, 100)
                .otherThread("Reference Handler", 7, ThreadCounts.VM_BYTES_UNKNOWN);
        JsonNode run = scenario(report(cost("raw", program))).at("/runs/1");
        JsonNode threads = run.at("/threads");
        assertThat(threads.fieldNames()).toIterable().containsExactly("Reference Handler", "worker");
        assertThat(threads.at("/worker/vmBytes").longValue()).isEqualTo(828);
        assertThat(threads.at("/worker/instructions")).isEqualTo(run.at("/instructions"));
        assertThat(threads.at("/Reference Handler/instructions").longValue()).isEqualTo(62);
        assertThat(threads.at("/Reference Handler/vmBytes").isNull()).isTrue();
        assertThat(threads.at("/Reference Handler/included").booleanValue()).isFalse();
    }

    @Test
    void aRunWithoutDeliveryPointHasNoWindowButItsDeliveries() throws Exception {
        SampleProgram program = consumer(10, 1, 16);
        RunSet runs = RunSet.of(List.of(
                Run.whole(1, program.countsWithoutDeliveryPoint(1), ThreadFilter.standard()),
                Run.whole(10, program.countsWithoutDeliveryPoint(10), ThreadFilter.standard())));
        Cost cost = Cost.of(Scenario.of("any", Expectation.EXACT), List.of(runs), Owners.standard());
        JsonNode document = report(cost);
        assertThat(violations(document)).isEmpty();
        assertThat(document.at("/scenarios/0/runs/1/window").isNull()).isTrue();
        assertThat(document.at("/scenarios/0/runs/1/deliveries").longValue()).isEqualTo(10);
        assertThat(document.at("/scenarios/0/steady/blocks/difference").longValue())
                .isEqualTo(9 * 102);
    }

    @Test
    void fingerprintHasWhatScenariosShareAndEachScenarioTheRest() throws Exception {
        Report report = new Report(
                List.of(
                        judged(cost("a", consumer(1, 1, 16).fingerprint("program.classPath", "1"))),
                        judged(cost("b", consumer(1, 1, 16).fingerprint("program.classPath", "2")))),
                false);
        JsonNode document = MAPPER.readTree(ReportJson.render(report));
        assertThat(document.at("/fingerprint").fieldNames())
                .toIterable()
                .containsExactly("agent.version", "java.runtime.version", "mode", "unit");
        assertThat(document.at("/scenarios/1/fingerprint").toString()).isEqualTo("{\"program.classPath\":\"2\"}");
    }

    private static JsonNode report(Cost cost) throws Exception {
        return MAPPER.readTree(ReportJson.render(new Report(List.of(judged(cost)), false)));
    }

    private static dev.postage.report.verdict.Judged judged(Cost cost) {
        return new Judge(Optional.empty(), List.of()).judge(cost, List.of());
    }

    private static JsonNode scenario(JsonNode report) {
        return report.at("/scenarios/0");
    }

    private static Set<ValidationMessage> violations(JsonNode document) throws Exception {
        try (InputStream schema =
                ReportJson.class.getResourceAsStream("/dev/postage/report/postage-report-1.schema.json")) {
            JsonSchema validator = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                    .getSchema(schema);
            return validator.validate(document);
        }
    }
}
