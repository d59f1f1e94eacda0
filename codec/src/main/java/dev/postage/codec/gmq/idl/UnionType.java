package dev.postage.codec.gmq.idl;

import java.util.List;

/**
 * A DISCRIMINATED_UNION.
 *
 * @param name its own
 * @param extensible whether it is framed like an extensible struct and may have cases the reader does not know
 * @param cases at least one
 * @param position of its name
 */
public record UnionType(String name, boolean extensible, List<UnionCase> cases, Position position) {
    public UnionType {
        cases = List.copyOf(cases);
    }
}
