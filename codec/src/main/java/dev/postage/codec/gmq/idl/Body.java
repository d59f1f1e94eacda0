package dev.postage.codec.gmq.idl;

import java.util.List;

/**
 * The members of a struct, message or case.
 *
 * @param blocks the members before the first FENCE, then those behind each FENCE; at least one block, and only the first
 *     may be empty
 */
public record Body(List<List<Member>> blocks) {
    public Body {
        blocks = blocks.stream().map(List::copyOf).toList();
    }

    /** All members in order. */
    public List<Member> members() {
        return blocks.stream().flatMap(List::stream).toList();
    }
}
