package dev.postage.agent.robust;

import com.fasterxml.jackson.annotation.JsonAnyGetter;
import com.fasterxml.jackson.annotation.JsonAnySetter;
import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonIdentityInfo;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.annotation.ObjectIdGenerators;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Writes and reads object graphs with the features that have code of their own in Jackson. */
public final class JsonProgram {
    private JsonProgram() {}

    /** One of several types behind one. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Box.class, name = "box")
    })
    public sealed interface Shape permits Circle, Box {}

    /** Round. */
    public record Circle(double radius) implements Shape {}

    /** With parts that stand beside its own. */
    public record Box(@JsonUnwrapped Size size, Colour colour) implements Shape {}

    /** How large. */
    public record Size(int width, int height) {}

    /** An enum with a body for a constant. */
    public enum Colour {
        RED,
        GREEN {
            @Override
            public String toString() {
                return "green";
            }
        }
    }

    /** Points back to its parent. */
    @JsonIdentityInfo(generator = ObjectIdGenerators.IntSequenceGenerator.class, property = "id")
    public static class Node {
        public String name = "";
        public Node parent;
        public List<Node> children = new ArrayList<>();
        private final Map<String, Object> rest = new LinkedHashMap<>();

        @JsonAnySetter
        public void put(String key, Object value) {
            rest.put(key, value);
        }

        @JsonAnyGetter
        public Map<String, Object> rest() {
            return rest;
        }
    }

    /** Made by a method. */
    public static final class Money {
        private final BigDecimal amount;

        private Money(BigDecimal amount) {
            this.amount = amount;
        }

        @JsonCreator
        public static Money of(@JsonProperty("amount") BigDecimal amount) {
            return new Money(amount);
        }

        public BigDecimal getAmount() {
            return amount;
        }
    }

    public static void main(String[] arguments) throws JsonProcessingException {
        ObjectMapper mapper = JsonMapper.builder()
                .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
                .build();
        List<Shape> shapes = List.of(new Circle(1.5), new Box(new Size(3, 4), Colour.GREEN));
        String text = mapper.writerFor(new TypeReference<List<Shape>>() {}).writeValueAsString(shapes);
        System.out.println(text);
        System.out.println(
                mapper.readValue(text.replace("\"width\":3,\"height\":4,", ""), new TypeReference<List<Shape>>() {})
                        .size());
        System.out.println(mapper.writeValueAsString(tree()));
        Node read = mapper.readValue(mapper.writeValueAsString(tree()), Node.class);
        System.out.println(read.children.get(0).parent == read);
        Map<Colour, Money> prices = new EnumMap<>(Colour.class);
        prices.put(Colour.RED, Money.of(new BigDecimal("12.50")));
        System.out.println(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(prices));
        JsonNode node = mapper.valueToTree(prices);
        ((ObjectNode) node).put("GREEN", 7);
        System.out.println(mapper.convertValue(node, new TypeReference<Map<String, Object>>() {}));
    }

    private static Node tree() {
        Node root = new Node();
        root.name = "root";
        root.put("extra", List.of(1, 2L, 3.0f, true));
        Node child = new Node();
        child.name = "child \u00e4\ud83d\ude00";
        child.parent = root;
        root.children.add(child);
        return root;
    }
}
