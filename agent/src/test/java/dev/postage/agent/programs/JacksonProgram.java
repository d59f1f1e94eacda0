package dev.postage.agent.programs;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Map;

/** JSON read into records and trees and written again. */
final class JacksonProgram extends Program {
    record Order(long number, String customer, List<Line> lines, Map<String, String> labels, double total) {}

    record Line(String article, int amount, boolean gift) {}

    private static final String JSON = """
            {"number": 4711, "customer": "Ada \\u00e4 Lovelace", "total": 129.95,
             "lines": [{"article": "A-1", "amount": 2, "gift": false}, {"article": "B-22", "amount": 1, "gift": true}],
             "labels": {"priority": "high", "channel": "web"}}
            """;

    // without its table of field names, whose layout would hang on the clock
    private final ObjectMapper mapper = new ObjectMapper(JsonFactory.builder()
            .configure(JsonFactory.Feature.CANONICALIZE_FIELD_NAMES, false)
            .build());

    public static void main(String[] arguments) throws Exception {
        new JacksonProgram().run(arguments);
    }

    @Override
    long unit(int number) throws Exception {
        Order order = mapper.readValue(JSON, Order.class);
        byte[] octets = mapper.writeValueAsBytes(order);
        JsonNode tree = mapper.readTree(octets);
        return (long) order.hashCode()
                + octets.length
                + tree.path("lines").size()
                + tree.toString().hashCode();
    }
}
