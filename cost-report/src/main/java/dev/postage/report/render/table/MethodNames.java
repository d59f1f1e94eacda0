package dev.postage.report.render.table;

import dev.postage.report.runs.MethodKey;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes methods as people read them: {@code package.Class.method(String, int[])}. */
final class MethodNames {
    private static final Map<Character, String> PRIMITIVES = Map.of(
            'Z', "boolean", 'B', "byte", 'C', "char", 'S', "short", 'I', "int", 'J', "long", 'F', "float", 'D',
            "double");

    private MethodNames() {}

    /** The method; a descriptor that is none is shown as it is. */
    static String of(MethodKey method) {
        String descriptor = method.descriptor();
        int end = descriptor.lastIndexOf(')');
        String parameters = descriptor.startsWith("(") && end > 0
                ? "(" + String.join(", ", parameters(descriptor.substring(1, end))) + ")"
                : descriptor;
        return Words.printable(method.className() + "." + method.name() + parameters);
    }

    private static List<String> parameters(String descriptors) {
        List<String> parameters = new ArrayList<>();
        int at = 0;
        while (at < descriptors.length()) {
            int dimensions = 0;
            while (at + dimensions < descriptors.length() && descriptors.charAt(at + dimensions) == '[') {
                dimensions++;
            }
            int start = at + dimensions;
            int end = start < descriptors.length() && descriptors.charAt(start) == 'L'
                    ? descriptors.indexOf(';', start) + 1
                    : start + 1;
            if (end <= start || end > descriptors.length()) {
                return List.of(descriptors);
            }
            parameters.add(type(descriptors.substring(start, end)) + "[]".repeat(dimensions));
            at = end;
        }
        return parameters;
    }

    private static String type(String descriptor) {
        if (descriptor.startsWith("L")) {
            int simpleName = Math.max(1, descriptor.lastIndexOf('/') + 1);
            return descriptor.substring(simpleName, descriptor.length() - 1);
        }
        return PRIMITIVES.getOrDefault(descriptor.charAt(0), descriptor);
    }
}
