package dev.postage.report.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.postage.report.baseline.Baseline;
import dev.postage.report.cost.Exactness;
import dev.postage.report.cost.MethodSpread;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.MethodGrowth;
import dev.postage.report.verdict.Verdict;
import java.util.List;

/** A verdict with what led to it. */
final class VerdictJson {
    static final String FAILED = "failed";

    private VerdictJson() {}

    static void addTo(ObjectNode node, Judged judged) {
        node.put("verdict", word(judged.verdict()));
        judged.baseline().ifPresent(baseline -> addBaseline(node, baseline));
        LimitsJson.addTo(node, judged);
        if (judged.verdict() instanceof Verdict.Breach breach) {
            addGrown(node.putArray("grownMethods"), breach.grown());
        }
        if (judged.verdict() instanceof Verdict.NotComparable notComparable) {
            ArrayNode obstacles = node.putArray("obstacles");
            notComparable.obstacles().forEach(obstacle -> obstacles.add(ObstacleJson.node(obstacle)));
        }
        if (judged.cost().exactness() instanceof Exactness.Differing differing) {
            addSpreads(node.putArray("differingMethods"), differing.methods());
            ArrayNode suspects = node.putArray("suspectMethods");
            differing.suspects().forEach(suspect -> suspects.add(node(suspect)));
        }
    }

    private static ObjectNode node(Exactness.Suspect suspect) {
        ObjectNode node = NumbersJson.method(suspect.method())
                .put("cause", suspect.cause().label());
        suspect.caller().ifPresent(caller -> node.put("calledIn", caller));
        return node;
    }

    private static String word(Verdict verdict) {
        if (verdict instanceof Verdict.Pass) {
            return "pass";
        }
        if (verdict instanceof Verdict.Improved) {
            return "improved";
        }
        if (verdict instanceof Verdict.Breach) {
            return "breach";
        }
        if (verdict instanceof Verdict.NoBaseline) {
            return "no-baseline";
        }
        return verdict instanceof Verdict.NotComparable ? "not-comparable" : "not-exact";
    }

    private static void addBaseline(ObjectNode node, Baseline baseline) {
        ObjectNode child = node.putObject("baseline").put("name", baseline.name());
        if (baseline instanceof Baseline.Present present) {
            child.set("steady", NumbersJson.steady(present.recorded().figures()));
            child.set("cold", NumbersJson.counts(present.recorded().figures().cold()));
        }
    }

    private static void addGrown(ArrayNode array, List<MethodGrowth> grown) {
        for (MethodGrowth growth : grown) {
            ObjectNode node = NumbersJson.method(growth.method());
            node.set("before", NumbersJson.counts(growth.before()));
            node.set("now", NumbersJson.counts(growth.now()));
            array.add(node);
        }
    }

    private static void addSpreads(ArrayNode array, List<MethodSpread> spreads) {
        for (MethodSpread spread : spreads) {
            ObjectNode node = NumbersJson.method(spread.method())
                    .put("cause", spread.cause().label());
            node.set("lowest", NumbersJson.counts(spread.lowest()));
            node.set("highest", NumbersJson.counts(spread.highest()));
            array.add(node);
        }
    }
}
