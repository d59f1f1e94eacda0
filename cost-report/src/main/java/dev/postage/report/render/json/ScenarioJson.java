package dev.postage.report.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.postage.report.cost.Cost;
import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.Expectation;
import dev.postage.report.cost.Figures;
import dev.postage.report.cost.Linearity;
import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Allocation;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import dev.postage.report.verdict.Judged;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** One measured scenario. */
final class ScenarioJson {
    private static final int TOP_METHODS = 20;
    private static final int TOP_TYPES = 50;

    private final Judged judged;
    private final Cost cost;
    private final Map<String, String> commonFingerprint;
    private final ObjectNode node = JsonNodeFactory.instance.objectNode();

    ScenarioJson(Judged judged, Map<String, String> commonFingerprint) {
        this.judged = judged;
        this.cost = judged.cost();
        this.commonFingerprint = commonFingerprint;
    }

    ObjectNode node() {
        node.put("name", judged.scenario());
        cost.scenario()
                .placement()
                .ifPresent(
                        placement -> node.put("loop", placement.loop().label()).put("group", placement.group()));
        node.put("unit", cost.runs().fingerprint().unit().label());
        node.put("messages", cost.figures().messages());
        ArrayNode runs = node.putArray("runs");
        cost.runs().all().forEach(run -> runs.add(RunJson.run(run)));
        addFigures();
        addExactness();
        VerdictJson.addTo(node, judged);
        addTopMethods();
        addTypes();
        node.set("coverage", RunJson.coverage(cost.runs().upper().coverage()));
        CommonFingerprint.without(judged, commonFingerprint).forEach(node.putObject("fingerprint")::put);
        return node;
    }

    private void addFigures() {
        node.set("steady", NumbersJson.steady(cost.figures()));
        node.set("cold", NumbersJson.counts(cost.cold()));
        ObjectNode owners = node.putObject("owners");
        cost.owners().forEach((owner, counts) -> owners.set(owner, NumbersJson.counts(counts)));
    }

    private void addExactness() {
        node.put("exact", cost.exact());
        addProof(cost.exactness().comparison());
        node.put("expected", cost.scenario().expectation() == Expectation.EXACT ? "exact" : "varies");
        ArrayNode repeats = node.putArray("repeats");
        for (Figures figures : cost.repeats()) {
            ObjectNode repeat = repeats.addObject();
            repeat.set("steady", NumbersJson.steady(figures));
            repeat.set("cold", NumbersJson.counts(figures.cold()));
            repeat.set("run", NumbersJson.counts(figures.run()));
        }
    }

    private void addProof(Exactness.Comparison comparison) {
        ObjectNode proof = node.putObject("proof");
        proof.put("measurements", comparison.measurements()).put("jvms", comparison.jvms());
        comparison.deliveries().ifPresent(deliveries -> proof.put("deliveries", deliveries));
        List<Counts> cold = cost.coldRange();
        if (cost.repeats().size() > 1) {
            proof.put("coldStarts", cold.get(0).equals(cold.get(1)) ? "identical" : "different");
        }
        comparison.run().ifPresent(run -> proof.put("run", run));
        if (!comparison.controlled().isEmpty()) {
            ArrayNode controlled = proof.putArray("controlled");
            comparison.controlled().forEach(controlled::add);
        }
        cost.linearity().ifPresent(linearity -> addLinearity(proof, linearity));
    }

    private void addLinearity(ObjectNode proof, Linearity linearity) {
        proof.put("repeated", cost.exactness() instanceof Exactness.Identical ? "identical" : "different");
        ArrayNode runs = proof.putArray("runs");
        cost.runs().all().forEach(run -> runs.add(run.n()));
        proof.set("linearity", LinearityJson.node(linearity));
    }

    private void addTopMethods() {
        Set<MethodKey> top = new LinkedHashSet<>();
        for (Metric metric : Metric.values()) {
            cost.methods().entrySet().stream()
                    .filter(entry -> metric.of(entry.getValue()) > 0)
                    .sorted(Comparator.comparingLong(
                                    (Map.Entry<MethodKey, Counts> entry) -> metric.of(entry.getValue()))
                            .reversed())
                    .limit(TOP_METHODS)
                    .map(Map.Entry::getKey)
                    .forEach(top::add);
        }
        ArrayNode methods = node.putArray("topMethods");
        top.forEach(method -> methods.add(
                NumbersJson.put(NumbersJson.method(method), cost.methods().get(method))));
    }

    private void addTypes() {
        List<Map.Entry<String, Allocation>> top = cost.types().entrySet().stream()
                .sorted(Comparator.comparingLong((Map.Entry<String, Allocation> entry) ->
                                entry.getValue().bytes())
                        .reversed())
                .limit(TOP_TYPES)
                .toList();
        ArrayNode types = node.putArray("types");
        top.forEach(entry -> types.addObject()
                .put("type", entry.getKey())
                .put("blocks", entry.getValue().blocks())
                .put("bytes", entry.getValue().bytes()));
    }
}
