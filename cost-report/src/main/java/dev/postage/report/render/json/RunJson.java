package dev.postage.report.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.postage.report.runs.ByteCheck;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Coverage;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.ThreadTotals;
import java.util.List;
import java.util.OptionalLong;

/** One run and what it covers. */
final class RunJson {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private RunJson() {}

    static ObjectNode run(Run run) {
        ObjectNode node = NODES.objectNode();
        node.put("asked", run.n());
        put(node, "seen", run.seen());
        node.put("deliveries", run.deliveries());
        NumbersJson.put(node, run.whole().total());
        run.window()
                .ifPresentOrElse(
                        window -> node.set("window", window(window.total(), run.measuredBytes())),
                        () -> node.putNull("window"));
        putBytes(node, run.bytes());
        ObjectNode threads = node.putObject("threads");
        run.threads().forEach((name, totals) -> threads.set(name, thread(totals)));
        return node;
    }

    private static ObjectNode window(Counts counts, ByteCheck bytes) {
        ObjectNode node = NumbersJson.counts(counts);
        putBytes(node, bytes);
        return node;
    }

    private static void putBytes(ObjectNode node, ByteCheck bytes) {
        put(node, "allocatedBytes", bytes.allocated());
        put(node, "madeByVmBytes", bytes.madeByVm());
    }

    static ObjectNode coverage(Coverage coverage) {
        ObjectNode node = NODES.objectNode();
        node.put("classes", coverage.classes());
        node.put("methods", coverage.methods());
        node.put("hiddenCounted", coverage.hiddenCounted());
        node.put("hiddenUncounted", coverage.hiddenUncounted());
        node.set("excluded", uncounted(coverage.excluded()));
        node.set("failed", uncounted(coverage.failed()));
        return node;
    }

    static ArrayNode uncounted(List<Coverage.Uncounted> classes) {
        ArrayNode array = NODES.arrayNode();
        classes.forEach(each -> array.addObject().put("class", each.className()).put("reason", each.reason()));
        return array;
    }

    private static ObjectNode thread(ThreadTotals totals) {
        ObjectNode node = NumbersJson.counts(totals.counts());
        put(node, "vmBytes", totals.vmBytes());
        return node.put("included", totals.included());
    }

    private static void put(ObjectNode node, String name, OptionalLong number) {
        number.ifPresentOrElse(known -> node.put(name, known), () -> node.putNull(name));
    }
}
