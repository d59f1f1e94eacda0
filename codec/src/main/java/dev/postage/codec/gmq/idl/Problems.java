package dev.postage.codec.gmq.idl;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Collects what is wrong with one file. */
final class Problems {
    private final String file;
    private final List<IdlProblem> found = new ArrayList<>();

    Problems(String file) {
        this.file = file;
    }

    void add(Position position, String problem, String remedy) {
        found.add(new IdlProblem(file, position, problem, remedy));
    }

    /** A problem after which the text cannot be read on, together with those before it. */
    IdlException last(Position position, String problem, String remedy) {
        add(position, problem, remedy);
        return exception();
    }

    void throwIfAny() throws IdlException {
        if (!found.isEmpty()) {
            throw exception();
        }
    }

    private IdlException exception() {
        found.sort(Comparator.comparingInt((IdlProblem p) -> p.position().line())
                .thenComparingInt(p -> p.position().column()));
        return new IdlException(found);
    }
}
