package dev.postage.codec.gmq.idl;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * enum.
 *
 * @param name its own
 * @param values number of each name, in the order of the text, at least one; unsigned, no number twice
 */
public record EnumType(String name, Map<String, Long> values) implements IdlType {
    public EnumType {
        values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    }

    @Override
    public String toString() {
        return values.entrySet().stream()
                .map(value -> value.getKey() + "=" + Long.toUnsignedString(value.getValue()))
                .collect(Collectors.joining(", ", "enum " + name + " { ", " }"));
    }
}
