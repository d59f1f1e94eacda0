package dev.postage.codec.gmq.idl;

/**
 * VECTOR.
 *
 * @param element the type of each element
 */
public record VectorType(IdlType element) implements IdlType {
    @Override
    public String toString() {
        return "VECTOR < " + element + " >";
    }
}
