package dev.postage.codec.gmq.idl;

/**
 * DICTIONARY.
 *
 * @param key an elementary type
 * @param value any type
 */
public record DictionaryType(IdlType key, IdlType value) implements IdlType {
    @Override
    public String toString() {
        return "DICTIONARY < " + key + " , " + value + " >";
    }
}
