package dev.postage.report.render.json;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamWriteFeature;
import com.fasterxml.jackson.core.util.DefaultIndenter;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.postage.report.cost.Metric;
import dev.postage.report.cost.Surcharge;
import dev.postage.report.verdict.Failed;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import dev.postage.report.verdict.ScenarioResult;
import java.util.Map;
import java.util.SortedMap;

/** A report as a JSON document. */
public final class ReportJson {
    /** Number of the schema the document follows; raised when a reader of the old one could misread the new one. */
    public static final int SCHEMA = 1;

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private ReportJson() {}

    /** Renders the document, indented, ending with a line feed. */
    public static String render(Report report) {
        DefaultIndenter indenter = new DefaultIndenter("  ", "\n");
        DefaultPrettyPrinter printer =
                new DefaultPrettyPrinter().withObjectIndenter(indenter).withArrayIndenter(indenter);
        try {
            return new JsonMapper()
                            .writer(printer)
                            .with(StreamWriteFeature.WRITE_BIGDECIMAL_AS_PLAIN)
                            .writeValueAsString(document(report))
                    + "\n";
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a tree of plain nodes could not be written", e);
        }
    }

    private static ObjectNode document(Report report) {
        SortedMap<String, String> common = CommonFingerprint.of(report.judged());
        ObjectNode document = NODES.objectNode();
        document.put("schema", SCHEMA);
        document.put("exitCode", report.exitCode().code());
        common.forEach(document.putObject("fingerprint")::put);
        ArrayNode scenarios = document.putArray("scenarios");
        report.results().forEach(result -> scenarios.add(scenario(result, common)));
        ArrayNode surcharges = document.putArray("surcharges");
        report.surcharges().forEach(surcharge -> surcharges.add(surcharge(surcharge)));
        return document;
    }

    private static ObjectNode scenario(ScenarioResult result, Map<String, String> common) {
        if (result instanceof Judged judged) {
            return new ScenarioJson(judged, common).node();
        }
        Failed failed = (Failed) result;
        return NODES.objectNode()
                .put("name", failed.scenario())
                .put("verdict", VerdictJson.FAILED)
                .put("failure", failed.reason());
    }

    private static ObjectNode surcharge(Surcharge surcharge) {
        ObjectNode node = NODES.objectNode();
        node.put("upper", surcharge.upper().scenario().name());
        node.put("lower", surcharge.lower().scenario().name());
        for (Metric metric : Metric.values()) {
            node.set(metric.label(), NumbersJson.amount(surcharge.amount(metric)));
        }
        return node;
    }
}
