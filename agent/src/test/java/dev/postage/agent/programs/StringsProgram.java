package dev.postage.agent.programs;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Joining, cutting, comparing and encoding of text, of one and of two bytes a character. */
final class StringsProgram extends Program {
    private static final String LATIN = " alpha,beta ,gamma, delta,, epsilon ";
    private static final String GREEK = "αλφα,βητα,γαμμα";

    public static void main(String[] arguments) throws Exception {
        new StringsProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        long sum = join(LATIN.split(",")) + join(GREEK.split(","));
        sum += concatenate(7, 'c', 2.5, LATIN) + encode(LATIN) + encode(GREEK + "€");
        return sum + compare();
    }

    private static long join(String[] words) {
        List<String> kept = new ArrayList<>();
        for (String word : words) {
            if (!word.isBlank()) {
                kept.add(word.strip().toUpperCase(Locale.ROOT));
            }
        }
        StringBuilder reversed = new StringBuilder(String.join("|", kept)).reverse();
        reversed.insert(0, kept.size()).append(true).append('.').append(12_345_678_901L);
        return reversed.toString().hashCode();
    }

    private static long concatenate(int number, char letter, double fraction, String text) {
        String joined = "n" + number + letter + '/' + fraction + text + null;
        return (long) joined.hashCode() + joined.indexOf("alpha") + joined.lastIndexOf('n');
    }

    private static long encode(String text) {
        byte[] octets = text.getBytes(StandardCharsets.UTF_8);
        String back = new String(octets, StandardCharsets.UTF_8);
        return octets.length + (back.equals(text) ? 1L : 0) + back.chars().sum();
    }

    private static long compare() {
        String copy = String.valueOf(LATIN.toCharArray());
        long sum = (long) copy.compareTo(LATIN + "!") + (copy.equalsIgnoreCase(LATIN.toUpperCase(Locale.ROOT)) ? 1 : 0);
        sum += (long) copy.replace("a", "aa").length() + copy.replace('a', 'b').hashCode();
        return sum + copy.substring(3, 9).repeat(3).lines().count();
    }
}
