package dev.postage.report.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.postage.report.cost.Linearity;
import dev.postage.report.cost.MethodChange;

/** Earlier messages beside as many later ones. */
final class LinearityJson {
    private LinearityJson() {}

    static ObjectNode node(Linearity linearity) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        node.put("linear", linearity.linear());
        node.put("first", linearity.first());
        node.put("messages", linearity.messages());
        node.set("earlier", NumbersJson.counts(linearity.earlier()));
        node.set("later", NumbersJson.counts(linearity.later()));
        ArrayNode methods = node.putArray("methods");
        for (MethodChange change : linearity.methods()) {
            ObjectNode method = NumbersJson.method(change.method())
                    .put("cause", change.cause().label());
            method.set("earlier", NumbersJson.counts(change.earlier()));
            method.set("later", NumbersJson.counts(change.later()));
            methods.add(method);
        }
        return node;
    }
}
