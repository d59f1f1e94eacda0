package dev.postage.codec.gmq.idl;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads the members of a struct, message or case, with the FENCEs between them. */
final class BodyParser {
    private final Tokens tokens;
    private final Problems problems;
    private final TypeParser types;
    private final DefaultParser defaults;

    BodyParser(Tokens tokens, Problems problems) {
        this.tokens = tokens;
        this.problems = problems;
        this.types = new TypeParser(tokens, problems);
        this.defaults = new DefaultParser(tokens, problems);
    }

    /**
     * Members in braces.
     *
     * @param owner named in errors
     * @param extensible whether a FENCE is legal
     */
    Body body(String owner, boolean extensible) throws IdlException {
        List<List<Member>> blocks = new ArrayList<>();
        blocks.add(new ArrayList<>());
        Set<String> names = new HashSet<>();
        tokens.expect("{");
        while (!tokens.takes("}")) {
            if (tokens.sees("FENCE") || tokens.sees("EXTENSION")) {
                fence(owner, extensible);
                blocks.add(new ArrayList<>());
            } else {
                blocks.get(blocks.size() - 1).add(member(blocks.size() > 1, names));
            }
        }
        return new Body(blocks);
    }

    private void fence(String owner, boolean extensible) throws IdlException {
        Token fence = tokens.take();
        tokens.expect(fence.is("FENCE") ? ";" : ":");
        if (!extensible) {
            problems.add(
                    fence.position(),
                    "a " + fence.text() + " in " + owner + ", which is NONEXTENDABLE",
                    "take it out, or NONEXTENDABLE");
        }
        if (tokens.sees("}") || tokens.sees("FENCE") || tokens.sees("EXTENSION")) {
            problems.add(
                    fence.position(),
                    "a " + fence.text() + " without a member behind it",
                    "take it out, or add a member before " + tokens.peek().described());
        }
    }

    private Member member(boolean behindFence, Set<String> names) throws IdlException {
        IdlType type = types.type();
        Position defaultPosition = tokens.peek().position();
        Optional<DefaultValue> value = defaults.optional(type);
        Token name = tokens.name();
        tokens.expect(";");
        if (!names.add(name.text())) {
            problems.add(name.position(), "a second member " + name.text(), "choose another name");
        }
        if (value.isPresent() && !behindFence) {
            problems.add(
                    defaultPosition,
                    "member " + name.text() + " has a default, but no FENCE stands before it",
                    "take the default out, or put FENCE; before the member");
        }
        if (value.isEmpty() && behindFence) {
            problems.add(
                    name.position(),
                    "member " + name.text() + " stands behind a FENCE and has no default",
                    "write DEFAULT = " + example(type) + " before its name");
        }
        return new Member(name.text(), type, value, name.position());
    }

    private static String example(IdlType type) {
        if (type instanceof IntegerType || type instanceof UnsignedType || type instanceof RealType) {
            return "a number";
        }
        if (type instanceof TextType) {
            return "\"text\"";
        }
        return type instanceof EnumType names
                ? names.values().keySet().iterator().next()
                : "EMPTY";
    }
}
