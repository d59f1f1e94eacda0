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

    static void equalStrings() { // instructions(194) blocks(0) bytes(0)
        boolean equal = word.equals(same);
        boolean different = word.equals(spaced);
    }

    static void equalIgnoringCase() { // instructions(989 | 512) blocks(0) bytes(0)
        boolean equal = word.equalsIgnoreCase("CONSTRUCT");
    }

    static void compares() { // instructions(127 | 238) blocks(0) bytes(0)
        int order = word.compareTo("contract");
    }

    static void hashes() { // instructions(250 | 228) blocks(2) bytes(48)
        int cached = word.hashCode();
        int computed = new String(octets).hashCode();
    }

    static void lengthAndCharAt() { // instructions(124 | 142) blocks(0) bytes(0)
        int length = word.length();
        char letter = word.charAt(3);
        char other = wide.charAt(1);
        boolean empty = word.isEmpty();
    }

    static void substrings() { // instructions(294 | 322) blocks(4) bytes(96)
        String part = word.substring(3);
        String middle = word.substring(2, 5);
        String whole = word.substring(0);
    }

    static void searches() { // instructions(585 | 600) blocks(0) bytes(0)
        int index = word.indexOf('t');
        int last = word.lastIndexOf("t");
        boolean has = word.contains("struct");
        boolean starts = word.startsWith("con");
    }

    static void replaces() { // instructions(839 | 819) blocks(5) bytes(192)
        String replaced = word.replace('t', 'T');
        String longer = word.replace("on", "om");
    }

    static void splits() { // instructions(1255 | 1356) blocks(10) bytes(288)
        String[] parts = spaced.split(",");
    }

    static void splitsByPattern() { // instructions(7720 | 7463) blocks(29) bytes(1128 | 1064)
        String[] parts = spaced.split("\\s*,\\s*");
    }

    static void strips() { // instructions(411 | 415) blocks(4) bytes(112)
        String trimmed = spaced.trim();
        String stripped = spaced.strip();
    }

    static void changesCase() { // instructions(1106 | 1003) blocks(2) bytes(56)
        String upper = word.toUpperCase(Locale.ROOT);
        String same = word.toLowerCase(Locale.ROOT);
    }

    static void toArrays() { // instructions(351 | 322) blocks(2) bytes(72)
        char[] letters = word.toCharArray();
        byte[] octets = word.getBytes(StandardCharsets.UTF_8);
    }

    static void fromArrays() { // instructions(224 | 154) blocks(4) bytes(96)
        String latin = new String(octets, StandardCharsets.ISO_8859_1);
        String utf = new String(octets, StandardCharsets.UTF_8);
    }

    static void encodesWide() { // instructions(627 | 697) blocks(5) bytes(128)
        byte[] octets = wide.getBytes(StandardCharsets.UTF_8);
        String back = new String(octets, StandardCharsets.UTF_8);
    }

    static void fromNumbers() { // instructions(315 | 373) blocks(4) bytes(96)
        String text = String.valueOf(number);
        String hex = Integer.toHexString(number);
    }

    static void toNumbers() { // instructions(753 | 799) blocks(0) bytes(0)
        int parsed = Integer.parseInt("1234");
        long large = Long.parseLong("-99");
    }

    static void parsesADouble() { // instructions(1435 | 2685) blocks(4 | 5) bytes(104 | 144)
        double parsed = Double.parseDouble("1.25");
        String text = Double.toString(parsed);
    }

    static void formats() { // instructions(6212 | 3045) blocks(37 | 18) bytes(1320 | 544)
        String text = String.format("%d and %s", number, word);
    }

    static void formatsADouble() { // instructions(13279 | 4049) blocks(61 | 19) bytes(2256 | 584)
        String text = String.format(Locale.ROOT, "%.2f", 1.5);
    }

    static void interns() { // instructions(3) blocks(0) bytes(0)
        String interned = same.intern();
    }

    static void linesAndChars() { // instructions(1453 | 1461) blocks(13) bytes(368)
        long lines = "one\ntwo".lines().count();
        int sum = word.chars().sum();
    }

    static void matches() { // instructions(3304 | 3019) blocks(19) bytes(816 | 752)
        boolean matches = word.matches("c.*t");
    }

    static void builderAppends() { // instructions(551 | 682) blocks(2) bytes(56)
        StringBuilder builder = new StringBuilder();
        builder.append('x').append(number).append(2L).append(true).append((String) null);
    }

    static void builderGrows() { // instructions(451 | 477) blocks(4) bytes(120)
        StringBuilder builder = new StringBuilder(4);
        builder.append(word).append(word);
    }

    static void builderChanges() { // instructions(580 | 639) blocks(4) bytes(120)
        StringBuilder builder = new StringBuilder(word);
        builder.insert(0, 'x').deleteCharAt(1).reverse().setLength(4);
        String text = builder.toString();
    }

    static void builderWidens() { // instructions(742 | 725) blocks(3) bytes(144)
        StringBuilder builder = new StringBuilder(word);
        builder.append(wide);
    }

    static void stringBuffer() { // instructions(342 | 363) blocks(4) bytes(136)
        StringBuffer buffer = new StringBuffer(word);
        buffer.append('x');
        String text = buffer.toString();
    }

    private StringCalls() {}
}
