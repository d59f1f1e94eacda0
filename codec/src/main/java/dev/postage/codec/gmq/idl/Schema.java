package dev.postage.codec.gmq.idl;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A checked schema: each name that is used is there.
 *
 * @param file as the caller named it, for errors
 * @param scopes in the order of the text
 * @param structs by name, with the publishable ones
 * @param unions by name
 * @param messages in the order of the text
 */
public record Schema(
        String file,
        List<String> scopes,
        Map<String, StructType> structs,
        Map<String, UnionType> unions,
        List<MessageType> messages) {
    public Schema {
        scopes = List.copyOf(scopes);
        structs = Collections.unmodifiableMap(new LinkedHashMap<>(structs));
        unions = Collections.unmodifiableMap(new LinkedHashMap<>(unions));
        messages = List.copyOf(messages);
    }

    /**
     * The schema a text holds.
     *
     * @param file named in errors
     * @throws IdlException with everything that is wrong
     */
    public static Schema parse(String file, String text) throws IdlException {
        return new IdlParser(file, text).parse();
    }

    /** The message of that name in a scope. */
    public Optional<MessageType> message(String scope, String name) {
        return messages.stream()
                .filter(message ->
                        message.scope().equals(scope) && message.name().equals(name))
                .findFirst();
    }
}
