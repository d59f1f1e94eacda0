package dev.postage.codec.gmq.idl;

import java.util.List;
import java.util.stream.Collectors;

/** A text is no schema. The message has one line per problem, in the order of the text. */
public final class IdlException extends Exception {
    private static final long serialVersionUID = 1L;

    private final transient List<IdlProblem> problems;

    IdlException(List<IdlProblem> problems) {
        super(problems.stream().map(IdlProblem::toString).collect(Collectors.joining("\n")));
        this.problems = List.copyOf(problems);
    }

    /** What is wrong, at least one. */
    public List<IdlProblem> problems() {
        return problems;
    }
}
