package dev.postage.codec.amqp.cli;

import dev.postage.codec.json.JsonArray;
import dev.postage.codec.json.JsonObject;
import dev.postage.codec.json.JsonString;
import dev.postage.codec.json.JsonValue;
import java.util.Map;
import java.util.Optional;

/** The answer of inspect as an indented text: one line for each field or entry, with its type where it may have several. */
final class Tree {
    private static final int STEP = 2;

    private final StringBuilder text = new StringBuilder();

    private Tree() {}

    static String of(JsonObject answer) {
        Tree tree = new Tree();
        for (Map.Entry<String, JsonValue> member : answer.members().entrySet()) {
            switch (member.getKey()) {
                case "ok" -> {}
                case "sections" -> tree.sections((JsonArray) member.getValue());
                default -> tree.named(member.getKey(), member.getValue(), 0);
            }
        }
        return tree.text.toString().stripTrailing();
    }

    private void sections(JsonArray sections) {
        line("sections", 0);
        for (JsonValue section : sections.elements()) {
            JsonObject object = (JsonObject) section;
            line(
                    String.format(
                            "%6s %6s  %s",
                            object.members().get("offset"),
                            object.members().get("length"),
                            Answers.text(object, "name")),
                    0);
        }
    }

    private void named(String name, JsonValue value, int indent) {
        if (value instanceof JsonObject object
                && object.member("type").isEmpty()
                && object.member("error").isEmpty()) {
            line(name, indent);
            object.members().forEach((key, inner) -> named(key, inner, indent + STEP));
        } else if (value instanceof JsonArray array && !isNumbers(array)) {
            line(name, indent);
            array.elements().forEach(element -> element(element, indent + STEP));
        } else {
            lineOf(name + ": ", value, indent);
        }
    }

    private static boolean isNumbers(JsonArray array) {
        return array.elements().stream().noneMatch(e -> e instanceof JsonObject || e instanceof JsonArray);
    }

    private void element(JsonValue element, int indent) {
        if (element instanceof JsonArray pair && pair.elements().size() == 2) {
            lineOf(words(pair.elements().get(0)) + ": ", pair.elements().get(1), indent);
            return;
        }
        Optional<JsonValue> key = element instanceof JsonObject object ? object.member("key") : Optional.empty();
        lineOf(key.map(Tree::words).map(name -> name + ": ").orElse(""), element, indent);
    }

    private void lineOf(String prefix, JsonValue value, int indent) {
        line(prefix + words(value), indent);
        if (value instanceof JsonObject object) {
            object.member("descriptor").ifPresent(descriptor -> lineOf("descriptor ", descriptor, indent + STEP));
            JsonValue inner = object.members().get("value");
            if (inner instanceof JsonArray array && !isNumbers(array)) {
                array.elements().forEach(element -> element(element, indent + STEP));
            } else if (inner instanceof JsonObject nested) {
                lineOf("", nested, indent + STEP);
            }
        }
    }

    /** A value in one line: its type and, unless it is made of others, itself. */
    private static String words(JsonValue value) {
        if (!(value instanceof JsonObject object)) {
            return value instanceof JsonString string ? string.value() : value.toString();
        }
        if (object.member("error").isPresent()) {
            return "at " + object.members().get("offset") + ": " + Answers.text(object, "error");
        }
        JsonValue inner = object.members().get("value");
        boolean flat = !(inner instanceof JsonObject) && !(inner instanceof JsonArray array && !isNumbers(array));
        String of = object.member("of")
                .map(type -> " of " + object.members().get("count") + " " + words(type))
                .orElse("");
        return Answers.text(object, "type") + of + (flat ? " " + words(inner) : "");
    }

    private void line(String words, int indent) {
        text.append(" ".repeat(indent)).append(printable(words)).append('\n');
    }

    /** Messages come from anywhere: what could steer a terminal is shown as an escape. */
    private static String printable(String words) {
        StringBuilder shown = new StringBuilder();
        words.codePoints().forEach(c -> {
            if (Character.isISOControl(c)) {
                shown.append(String.format("\\u%04x", c));
            } else {
                shown.appendCodePoint(c);
            }
        });
        return shown.toString();
    }
}
