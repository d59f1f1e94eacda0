package dev.postage.codec.gmq.idl;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Whether a schema is a compatible extension of an older one: everything old is unchanged, and additions to a struct,
 * message or case stand behind new FENCEs. New types, new messages, and new cases of an extensible union are additions.
 */
public final class Compatibility {
    private final Schema old;
    private final Schema extended;

    private Compatibility(Schema old, Schema extended) {
        this.old = old;
        this.extended = extended;
    }

    /** The first thing, in structs, then unions, then messages, that keeps the second schema from extending the first. */
    public static Optional<IdlProblem> firstBreak(Schema old, Schema extended) {
        try {
            new Compatibility(old, extended).check();
            return Optional.empty();
        } catch (Break found) {
            return Optional.of(found.problem);
        }
    }

    private void check() throws Break {
        for (String scope : old.scopes()) {
            if (!extended.scopes().contains(scope)) {
                throw gone("scope " + scope);
            }
        }
        for (StructType struct : old.structs().values()) {
            struct("struct " + struct.name(), struct, extended.structs().get(struct.name()));
        }
        for (UnionType union : old.unions().values()) {
            union(union, extended.unions().get(union.name()));
        }
        for (MessageType message : old.messages()) {
            message(message);
        }
    }

    private void struct(String what, StructType before, StructType after) throws Break {
        if (after == null) {
            throw gone(what);
        }
        sameKind(what, before.extensible(), after.extensible(), after.position());
        if (before.publishable() != after.publishable()) {
            throw changed(after.position(), what, before.publishable() ? "was PUBLISHABLE" : "was not PUBLISHABLE");
        }
        body(what, before.body(), after.body(), after.position());
    }

    private void sameKind(String what, boolean before, boolean after, Position position) throws Break {
        if (before != after) {
            throw changed(position, what, before ? "was extensible" : "was NONEXTENDABLE");
        }
    }

    private void union(UnionType before, UnionType after) throws Break {
        String what = "union " + before.name();
        if (after == null) {
            throw gone(what);
        }
        sameKind(what, before.extensible(), after.extensible(), after.position());
        Map<String, UnionCase> cases =
                after.cases().stream().collect(Collectors.toMap(UnionCase::name, Function.identity()));
        for (UnionCase one : before.cases()) {
            UnionCase now = cases.remove(one.name());
            String name = what + ", case " + one.name();
            if (now == null) {
                throw gone(name);
            }
            if (now.id() != one.id()) {
                throw changed(now.position(), name, "had the id " + Long.toUnsignedString(one.id()));
            }
            body(name, one.body(), now.body(), now.position());
        }
        if (!before.extensible() && !cases.isEmpty()) {
            UnionCase added = cases.values().iterator().next();
            throw changed(
                    added.position(), what + ", case " + added.name(), "was not there, and the union is NONEXTENDABLE");
        }
    }

    private void message(MessageType before) throws Break {
        String what = "message " + before.scope() + ":" + before.name();
        Optional<MessageType> found = extended.message(before.scope(), before.name());
        if (found.isEmpty()) {
            throw gone(what);
        }
        MessageType after = found.get();
        if (before.number() != after.number()) {
            throw changed(after.position(), what, "had the number " + Long.toUnsignedString(before.number()));
        }
        if (!alias(before).equals(alias(after))) {
            throw changed(
                    after.position(),
                    what,
                    "was " + alias(before).map(a -> "STRUCT " + a).orElse("no alias"));
        }
        if (before.alias().isEmpty()) {
            struct(what, before.body(), after.body());
        }
    }

    private static Optional<String> alias(MessageType message) {
        return message.alias().map(StructUse::name);
    }

    private void body(String what, Body before, Body after, Position position) throws Break {
        int common = before.blocks().size();
        for (int i = 0; i < common; i++) {
            List<Member> now = i < after.blocks().size() ? after.blocks().get(i) : List.of();
            block(what, before.blocks().get(i), now, position);
        }
    }

    private void block(String what, List<Member> before, List<Member> after, Position position) throws Break {
        for (int i = 0; i < before.size(); i++) {
            Member member = before.get(i);
            String name = what + ", member " + member.name();
            if (i >= after.size()) {
                throw new Break(new IdlProblem(
                        extended.file(),
                        position,
                        name + " is not where it was",
                        "put it back, and additions behind a new FENCE at the end"));
            }
            Member now = after.get(i);
            if (!now.declaration().equals(member.declaration())) {
                throw changed(
                        now.position(), name, "was '" + member.declaration() + "' and is '" + now.declaration() + "'");
            }
        }
        if (after.size() > before.size()) {
            Member added = after.get(before.size());
            throw new Break(new IdlProblem(
                    extended.file(),
                    added.position(),
                    what + ", member " + added.name() + " was added without a new FENCE before it",
                    "put FENCE; before it"));
        }
    }

    private Break gone(String what) {
        return new Break(
                new IdlProblem(extended.file(), new Position(1, 1), what + " is no longer there", "put it back"));
    }

    private Break changed(Position position, String what, String how) {
        return new Break(new IdlProblem(extended.file(), position, what + " " + how, "leave it as it was"));
    }

    /** Ends the comparison at the first difference. */
    private static final class Break extends Exception {
        private static final long serialVersionUID = 1L;

        private final transient IdlProblem problem;

        Break(IdlProblem problem) {
            super(problem.toString(), null, false, false);
            this.problem = problem;
        }
    }
}
