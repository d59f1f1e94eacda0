package dev.postage.codec.gmq.idl;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads a file: scopes, messages, structs and unions in any order. */
final class IdlParser {
    private final String file;
    private final Problems problems;
    private final Tokens tokens;
    private final BodyParser bodies;
    private final TypeParser types;
    private final List<String> scopes = new ArrayList<>();
    private final Map<String, StructType> structs = new LinkedHashMap<>();
    private final Map<String, UnionType> unions = new LinkedHashMap<>();
    private final List<MessageType> messages = new ArrayList<>();

    IdlParser(String file, String text) throws IdlException {
        this.file = file;
        this.problems = new Problems(file);
        this.tokens = new Tokens(text, problems);
        this.bodies = new BodyParser(tokens, problems);
        this.types = new TypeParser(tokens, problems);
    }

    Schema parse() throws IdlException {
        while (tokens.peek().kind() != Token.Kind.END) {
            declaration();
        }
        Schema schema = new Schema(file, scopes, structs, unions, withAliases());
        new SchemaChecks(schema, problems).check();
        problems.throwIfAny();
        return schema;
    }

    private void declaration() throws IdlException {
        if (tokens.takes("SCOPE")) {
            scope();
        } else if (tokens.takes("MESSAGE")) {
            message();
        } else if (tokens.takes("PUBLISHABLE")) {
            tokens.takes("STRUCT");
            struct(true);
        } else if (tokens.takes("STRUCT")) {
            struct(false);
        } else if (tokens.takes("DISCRIMINATED_UNION")) {
            union();
        } else {
            throw tokens.unexpected("SCOPE, MESSAGE, STRUCT, PUBLISHABLE or DISCRIMINATED_UNION");
        }
    }

    private void scope() throws IdlException {
        Token name = tokens.name();
        tokens.expect("PROTO");
        tokens.expect("=");
        tokens.expect("GMQ");
        tokens.expect(";");
        if (scopes.contains(name.text())) {
            secondTime(name);
        }
        scopes.add(name.text());
    }

    private void message() throws IdlException {
        boolean extensible = !tokens.takes("NONEXTENDABLE");
        Token scope = tokens.name();
        if (!scopes.contains(scope.text())) {
            problems.add(
                    scope.position(),
                    "no scope " + scope.text() + " before it",
                    "write SCOPE " + scope.text() + " PROTO = GMQ; above");
        }
        tokens.expect(":");
        Token name = tokens.name();
        tokens.expect("=");
        long number = tokens.unsigned("the number of message " + name.text());
        Optional<StructUse> alias = Optional.empty();
        Body body = new Body(List.of(List.of()));
        if (tokens.takes("=")) {
            tokens.expect("STRUCT");
            // STRUCT NONEXTENDABLE name says once more what MESSAGE NONEXTENDABLE says
            StructUse use = types.structUse();
            alias = Optional.of(new StructUse(use.name(), use.markedNonextendable() || !extensible, use.position()));
            tokens.expect(";");
        } else {
            body = bodies.body("message " + name.text(), extensible);
            tokens.takes(";");
        }
        messages.add(new MessageType(
                scope.text(),
                name.text(),
                number,
                alias,
                new StructType(name.text(), extensible, false, body, name.position()),
                name.position()));
    }

    private void struct(boolean publishable) throws IdlException {
        boolean extensible = !tokens.takes("NONEXTENDABLE");
        Token name = tokens.name();
        Body body = bodies.body(name.text(), extensible);
        tokens.takes(";");
        refuseSecond(name);
        structs.putIfAbsent(name.text(), new StructType(name.text(), extensible, publishable, body, name.position()));
    }

    private void union() throws IdlException {
        boolean extensible = !tokens.takes("NONEXTENDABLE");
        Token name = tokens.name();
        List<UnionCase> cases = new ArrayList<>();
        tokens.expect("{");
        while (tokens.takes("CASE")) {
            cases.add(unionCase(extensible));
        }
        tokens.expect("}");
        tokens.takes(";");
        refuseSecond(name);
        unions.putIfAbsent(name.text(), new UnionType(name.text(), extensible, cases, name.position()));
    }

    private UnionCase unionCase(boolean extensible) throws IdlException {
        Token name = tokens.name();
        tokens.expect("=");
        long id = tokens.unsigned("the id of case " + name.text());
        tokens.expect(":");
        Body body = bodies.body("case " + name.text(), extensible);
        tokens.takes(";");
        return new UnionCase(name.text(), id, body, name.position());
    }

    private void refuseSecond(Token name) {
        if (structs.containsKey(name.text()) || unions.containsKey(name.text())) {
            secondTime(name);
        }
    }

    private void secondTime(Token name) {
        problems.add(name.position(), "the name " + name.text() + " a second time", "choose another name");
    }

    /** Messages that are structs get the body of the struct, which may stand further down. */
    private List<MessageType> withAliases() {
        return messages.stream()
                .map(message -> message.alias()
                        .map(use -> structs.get(use.name()))
                        .map(struct -> new MessageType(
                                message.scope(),
                                message.name(),
                                message.number(),
                                message.alias(),
                                struct,
                                message.position()))
                        .orElse(message))
                .toList();
    }
}
