package dev.postage.report.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.postage.report.verdict.Allowance;
import dev.postage.report.verdict.Bound;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Limit;
import dev.postage.report.verdict.LimitCheck;
import dev.postage.report.verdict.Origin;
import java.util.Locale;

/** The limits that applied to a scenario and those they replaced. */
final class LimitsJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private LimitsJson() {}

    static void addTo(ObjectNode node, Judged judged) {
        ArrayNode limits = node.putArray("limits");
        judged.checks().forEach(check -> limits.add(check(check)));
        ArrayNode replaced = node.putArray("replacedLimits");
        judged.replaced().forEach(each -> {
            ObjectNode child = replaced.addObject();
            child.set("limit", limit(each.replaced()));
            child.set("by", limit(each.by()));
            child.put("loosened", each.loosened());
        });
    }

    private static ObjectNode check(LimitCheck check) {
        ObjectNode node = limit(check.limit());
        node.put("outcome", check.outcome().name().toLowerCase(Locale.ROOT));
        node.set("actual", NumbersJson.amount(check.actual()));
        check.before().ifPresent(before -> node.set("baseline", NumbersJson.amount(before)));
        check.allowed().ifPresent(allowed -> node.set("allowed", allowance(allowed)));
        return node;
    }

    private static ObjectNode limit(Limit limit) {
        ObjectNode node = NODES.objectNode().put("measure", limit.measure().label());
        if (limit.bound() instanceof Bound.AtMost atMost) {
            node.put("atMost", atMost.value());
        } else if (limit.bound() instanceof Bound.Growth growth) {
            node.put("percent", growth.percent()).put("floor", growth.floor());
        }
        node.set("origin", origin(limit.origin()));
        return node;
    }

    private static ObjectNode allowance(Allowance allowance) {
        return NODES.objectNode().put("difference", allowance.total()).put("messages", allowance.messages());
    }

    private static ObjectNode origin(Origin origin) {
        if (origin instanceof Origin.CommandLine commandLine) {
            return NODES.objectNode().put("kind", "command-line").put("text", commandLine.text());
        }
        if (origin instanceof Origin.ConfigurationLine line) {
            return NODES.objectNode()
                    .put("kind", "configuration")
                    .put("file", line.file())
                    .put("line", line.line());
        }
        return NODES.objectNode().put("kind", "built-in");
    }
}
