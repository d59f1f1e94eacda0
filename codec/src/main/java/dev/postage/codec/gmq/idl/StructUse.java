package dev.postage.codec.gmq.idl;

/**
 * A STRUCT as the type of something.
 *
 * @param name of the struct
 * @param markedNonextendable whether this use says NONEXTENDABLE; then the struct says so too
 * @param position of the name
 */
public record StructUse(String name, boolean markedNonextendable, Position position) implements IdlType {
    /** Without the mark: the struct itself decides. */
    @Override
    public String toString() {
        return "STRUCT " + name;
    }
}
