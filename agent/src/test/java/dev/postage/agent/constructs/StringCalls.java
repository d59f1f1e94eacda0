package dev.postage.agent.constructs;

import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Calls of strings and string builders. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class StringCalls {
    private static String word = "construct";
    private static String same = new String("construct");
    private static String spaced = "  one, two ,three ";
    private static String wide = "\u4e2d\u6587";
    private static byte[] octets = {'o', 'n', 'e'};
    private static int number = 1234;

    static void equalStrings() { // instructions(0) blocks(0) bytes(0)
        boolean equal = word.equals(same);
        boolean different = word.equals(spaced);
    }

    static void equalIgnoringCase() { // instructions(0) blocks(0) bytes(0)
        boolean equal = word.equalsIgnoreCase("CONSTRUCT");
    }

    static void compares() { // instructions(0) blocks(0) bytes(0)
        int order = word.compareTo("contract");
    }

    static void hashes() { // instructions(0) blocks(0) bytes(0)
        int cached = word.hashCode();
        int computed = new String(octets).hashCode();
    }

    static void lengthAndCharAt() { // instructions(0) blocks(0) bytes(0)
        int length = word.length();
        char letter = word.charAt(3);
        char other = wide.charAt(1);
        boolean empty = word.isEmpty();
    }

    static void substrings() { // instructions(0) blocks(0) bytes(0)
        String part = word.substring(3);
        String middle = word.substring(2, 5);
        String whole = word.substring(0);
    }

    static void searches() { // instructions(0) blocks(0) bytes(0)
        int index = word.indexOf('t');
        int last = word.lastIndexOf("t");
        boolean has = word.contains("struct");
        boolean starts = word.startsWith("con");
    }

    static void replaces() { // instructions(0) blocks(0) bytes(0)
        String replaced = word.replace('t', 'T');
        String longer = word.replace("on", "om");
    }

    static void splits() { // instructions(0) blocks(0) bytes(0)
        String[] parts = spaced.split(",");
    }

    static void splitsByPattern() { // instructions(0) blocks(0) bytes(0)
        String[] parts = spaced.split("\\s*,\\s*");
    }

    static void strips() { // instructions(0) blocks(0) bytes(0)
        String trimmed = spaced.trim();
        String stripped = spaced.strip();
    }

    static void changesCase() { // instructions(0) blocks(0) bytes(0)
        String upper = word.toUpperCase(Locale.ROOT);
        String same = word.toLowerCase(Locale.ROOT);
    }

    static void toArrays() { // instructions(0) blocks(0) bytes(0)
        char[] letters = word.toCharArray();
        byte[] octets = word.getBytes(StandardCharsets.UTF_8);
    }

    static void fromArrays() { // instructions(0) blocks(0) bytes(0)
        String latin = new String(octets, StandardCharsets.ISO_8859_1);
        String utf = new String(octets, StandardCharsets.UTF_8);
    }

    static void encodesWide() { // instructions(0) blocks(0) bytes(0)
        byte[] octets = wide.getBytes(StandardCharsets.UTF_8);
        String back = new String(octets, StandardCharsets.UTF_8);
    }

    static void fromNumbers() { // instructions(0) blocks(0) bytes(0)
        String text = String.valueOf(number);
        String hex = Integer.toHexString(number);
    }

    static void toNumbers() { // instructions(0) blocks(0) bytes(0)
        int parsed = Integer.parseInt("1234");
        long large = Long.parseLong("-99");
    }

    static void parsesADouble() { // instructions(0) blocks(0) bytes(0)
        double parsed = Double.parseDouble("1.25");
        String text = Double.toString(parsed);
    }

    static void formats() { // instructions(0) blocks(0) bytes(0)
        String text = String.format("%d and %s", number, word);
    }

    static void formatsADouble() { // instructions(0) blocks(0) bytes(0)
        String text = String.format(Locale.ROOT, "%.2f", 1.5);
    }

    static void interns() { // instructions(0) blocks(0) bytes(0)
        String interned = same.intern();
    }

    static void linesAndChars() { // instructions(0) blocks(0) bytes(0)
        long lines = "one\ntwo".lines().count();
        int sum = word.chars().sum();
    }

    static void matches() { // instructions(0) blocks(0) bytes(0)
        boolean matches = word.matches("c.*t");
    }

    static void builderAppends() { // instructions(0) blocks(0) bytes(0)
        StringBuilder builder = new StringBuilder();
        builder.append('x').append(number).append(2L).append(true).append((String) null);
    }

    static void builderGrows() { // instructions(0) blocks(0) bytes(0)
        StringBuilder builder = new StringBuilder(4);
        builder.append(word).append(word);
    }

    static void builderChanges() { // instructions(0) blocks(0) bytes(0)
        StringBuilder builder = new StringBuilder(word);
        builder.insert(0, 'x').deleteCharAt(1).reverse().setLength(4);
        String text = builder.toString();
    }

    static void builderWidens() { // instructions(0) blocks(0) bytes(0)
        StringBuilder builder = new StringBuilder(word);
        builder.append(wide);
    }

    static void stringBuffer() { // instructions(0) blocks(0) bytes(0)
        StringBuffer buffer = new StringBuffer(word);
        buffer.append('x');
        String text = buffer.toString();
    }

    private StringCalls() {}
}
