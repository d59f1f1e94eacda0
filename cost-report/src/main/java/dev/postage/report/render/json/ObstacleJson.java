package dev.postage.report.render.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.verdict.Verdict.Obstacle;
import java.util.Locale;

/** A reason not to compare. */
final class ObstacleJson {
    private ObstacleJson() {}

    static ObjectNode node(Obstacle obstacle) {
        ObjectNode node = JsonNodeFactory.instance.objectNode();
        if (obstacle instanceof Obstacle.OtherFingerprint other) {
            ArrayNode entries = node.put("kind", "other-fingerprint").putArray("entries");
            other.differences().forEach(difference -> entries.add(entry(difference)));
        } else if (obstacle instanceof Obstacle.FailedClasses failed) {
            node.put("kind", "failed-classes").set("classes", RunJson.uncounted(failed.classes()));
        } else if (obstacle instanceof Obstacle.LowerCoverage lower) {
            node.put("kind", "lower-coverage")
                    .put("of", lower.kind().name().toLowerCase(Locale.ROOT))
                    .put("before", lower.before())
                    .put("now", lower.now());
        } else if (obstacle instanceof Obstacle.OtherUnit other) {
            node.put("kind", "other-unit").put("unit", other.unit().label());
        } else if (obstacle instanceof Obstacle.OtherMessages messages) {
            node.put("kind", "other-messages").put("before", messages.before()).put("now", messages.now());
        }
        return node;
    }

    private static ObjectNode entry(Fingerprint.Difference difference) {
        return JsonNodeFactory.instance
                .objectNode()
                .put("name", difference.name())
                .put("before", difference.before().orElse(null))
                .put("now", difference.now().orElse(null));
    }
}
