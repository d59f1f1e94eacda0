package dev.postage.codec.gmq.idl;

/**
 * A DISCRIMINATED_UNION as the type of something.
 *
 * @param name of the union
 * @param markedNonextendable whether this use says NONEXTENDABLE; then the union says so too
 * @param position of the name
 */
public record UnionUse(String name, boolean markedNonextendable, Position position) implements IdlType {
    /** Without the mark: the union itself decides. */
    @Override
    public String toString() {
        return "DISCRIMINATED_UNION " + name;
    }
}
