package dev.postage.codec.gmq.idl;

import java.util.Optional;

/**
 * A member of a struct, message or case.
 *
 * @param name unique among its siblings
 * @param type what it is
 * @param defaultValue there exactly when a FENCE stands before the member
 * @param position of its name
 */
public record Member(String name, IdlType type, Optional<DefaultValue> defaultValue, Position position) {
    /** Type, default and name in one canonical form. */
    public String declaration() {
        return type + defaultValue.map(value -> " DEFAULT = " + value).orElse("") + " " + name;
    }
}
