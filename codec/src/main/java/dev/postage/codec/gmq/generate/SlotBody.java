package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.Body;
import dev.postage.codec.gmq.idl.DictionaryType;
import dev.postage.codec.gmq.idl.IdlType;
import dev.postage.codec.gmq.idl.Member;
import dev.postage.codec.gmq.idl.VectorType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The members of a struct or case in a class that reads one after the other. */
final class SlotBody {
    private final TypeCode types;
    private final SlotCode slots;
    private final Body body;
    private final SourceWriter out;

    SlotBody(TypeCode types, SlotCode slots, Body body, SourceWriter out) {
        this.types = types;
        this.slots = slots;
        this.body = body;
        this.out = out;
    }

    void fields() {
        for (Member member : body.members()) {
            String place = slots.type(member.type()) + " " + JavaNames.member(member.name());
            if (SlotCode.isDirect(member.type())) {
                out.line("private " + place + " = " + types.absent(member) + ";");
            } else {
                out.line("private final " + place + " = " + slots.create(member.type(), types.absent(member)) + ";");
            }
        }
    }

    /** Statements that read all blocks, or let those that are not there have their defaults (P2, P3). */
    void read() {
        List<List<Member>> blocks = body.blocks();
        blocks.get(0).forEach(this::readMember);
        for (int i = 1; i < blocks.size(); i++) {
            out.line(i == 1 ? "boolean there = in.fence();" : "there = there && in.fence();");
            out.line("if (there) {");
            blocks.get(i).forEach(this::readMember);
            out.line("} else {");
            blocks.get(i).forEach(this::resetMember);
            out.line("}");
        }
    }

    private void readMember(Member member) {
        out.line(slots.read(member.type(), place(member)));
    }

    /** Statements that let each member be what it is when it is not there. */
    void reset() {
        body.members().forEach(this::resetMember);
    }

    private void resetMember(Member member) {
        String place = place(member);
        out.line(SlotCode.isDirect(member.type()) ? place + " = " + types.absent(member) + ";" : place + ".reset();");
    }

    private static String place(Member member) {
        return "this." + JavaNames.member(member.name());
    }

    void accessors() {
        Set<String> taken = new HashSet<>();
        body.members().forEach(member -> taken.add(JavaNames.member(member.name())));
        body.members().forEach(member -> accessor(member, taken));
    }

    private void accessor(Member member, Set<String> taken) {
        String java = JavaNames.member(member.name());
        if (member.type() instanceof VectorType vector) {
            element(vector.element(), java, java, "get", count(java, taken));
        } else if (member.type() instanceof DictionaryType dictionary) {
            String count = count(java, taken);
            element(dictionary.key(), java, free(java + "Key", taken), "key", count);
            element(dictionary.value(), java, free(java + "Value", taken), "value", count);
        } else {
            out.lines(
                    "", "public " + slots.type(member.type()) + " " + java + "() {", "return this." + java + ";", "}");
        }
    }

    private String count(String java, Set<String> taken) {
        String count = free(java + "Count", taken);
        out.lines("", "public int " + count + "() {", "return this." + java + ".size;", "}");
        return count;
    }

    private void element(IdlType type, String java, String accessor, String method, String count) {
        out.lines("", "/** That of an index below {@link #" + count + "}. */");
        out.line("public " + slots.type(type) + " " + accessor + "(int index) {");
        out.lines("return this." + java + "." + method + "(index);", "}");
    }

    private static String free(String wanted, Set<String> taken) {
        String name = wanted;
        while (!taken.add(name)) {
            name += "_";
        }
        return name;
    }

    /** The arguments of the record's constructor. */
    String recorded() {
        return body.members().stream()
                .map(member -> slots.recorded(member.type(), place(member)))
                .collect(Collectors.joining(", "));
    }
}
