package dev.postage.report.render.json;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.postage.report.cost.Amount;
import dev.postage.report.cost.Figures;
import dev.postage.report.cost.Metric;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;

/** The recurring shapes of numbers. */
final class NumbersJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private NumbersJson() {}

    static ObjectNode counts(Counts counts) {
        return put(NODES.objectNode(), counts);
    }

    static ObjectNode put(ObjectNode node, Counts counts) {
        for (Metric metric : Metric.values()) {
            node.put(metric.label(), metric.of(counts));
        }
        return node;
    }

    static ObjectNode amount(Amount amount) {
        return NODES.objectNode().put("difference", amount.difference()).put("messages", amount.messages());
    }

    static ObjectNode steady(Figures figures) {
        ObjectNode node = NODES.objectNode();
        for (Metric metric : Metric.values()) {
            node.set(metric.label(), amount(figures.steady(metric)));
        }
        return node;
    }

    static ObjectNode method(MethodKey method) {
        return NODES.objectNode()
                .put("class", method.className())
                .put("method", method.name())
                .put("descriptor", method.descriptor());
    }
}
