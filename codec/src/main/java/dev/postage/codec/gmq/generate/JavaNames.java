package dev.postage.codec.gmq.generate;

import java.util.Set;

/** Java names for names of the IDL; one that would not compile gets an underscore. */
final class JavaNames {
    /** Simple names that generated code uses for something else. */
    private static final Set<String> TYPES = Set.of(
            "ArrayList",
            "Arrays",
            "Builder",
            "BytesSlot",
            "CodecException",
            "Composer",
            "Double",
            "GmqBytes",
            "IllegalArgumentException",
            "Limits",
            "List",
            "Long",
            "Map",
            "Math",
            "Object",
            "Objects",
            "Override",
            "Parser",
            "Record",
            "String",
            "TextSlot",
            "UnknownCase",
            "UnknownFrames");
    /** Methods every object has, and those of the generated classes. */
    private static final Set<String> METHODS = Set.of(
            "builder",
            "clone",
            "empty",
            "finalize",
            "getClass",
            "hashCode",
            "notify",
            "notifyAll",
            "read",
            "reset",
            "toRecord",
            "toString",
            "wait");

    /** The reserved words of Java 17 and its literals. */
    private static final Set<String> WORDS = Set.of(
            ("_ abstract assert boolean break byte case catch char class const continue default do double else enum extends"
                            + " false final finally float for goto if implements import instanceof int interface long"
                            + " native new null package private protected public record return sealed short static"
                            + " strictfp super switch synchronized this throw throws transient true try var void"
                            + " volatile while yield permits")
                    .split(" "));

    private JavaNames() {}

    /** Whether that is the name of a package. */
    static boolean isPackage(String name) {
        for (String part : name.split("\\.", -1)) {
            boolean legal = !part.isEmpty()
                    && Character.isJavaIdentifierStart(part.charAt(0))
                    && part.chars().allMatch(Character::isJavaIdentifierPart)
                    && !WORDS.contains(part);
            if (!legal) {
                return false;
            }
        }
        return true;
    }

    /** {@code order_line} becomes {@code OrderLine}. */
    static String type(String name) {
        StringBuilder java = new StringBuilder();
        boolean upper = true;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            if (c == '_') {
                upper = true;
            } else {
                java.append(upper ? Character.toUpperCase(c) : c);
                upper = false;
            }
        }
        if (java.length() == 0 || Character.isDigit(java.charAt(0))) {
            java.insert(0, '_');
        }
        String usable = java.toString();
        return WORDS.contains(usable) || TYPES.contains(usable) ? usable + "_" : usable;
    }

    /** A member, constant or method. */
    static String member(String name) {
        return WORDS.contains(name) || METHODS.contains(name) ? name + "_" : name;
    }

    /** A string literal. */
    static String literal(String text) {
        StringBuilder java = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                java.append('\\').append(c);
            } else if (c == '\n' || c == '\r') {
                // the compiler takes a line end in hexadecimal for a line end
                java.append(c == '\n' ? "\\n" : "\\r");
            } else if (c >= ' ' && c < 127) {
                java.append(c);
            } else {
                java.append(String.format("\\u%04x", (int) c));
            }
        }
        return java.append('"').toString();
    }
}
