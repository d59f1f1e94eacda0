package dev.postage.report.render.table;

import org.jline.utils.WCWidth;

/** Text from outside, made fit for a terminal, and its width there. */
final class Words {
    private static final String ELLIPSIS = "...";

    private Words() {}

    /** The text with everything replaced that would move the cursor or change colours. */
    static String printable(String text) {
        return text.codePoints()
                .map(point -> isHarmless(point) ? point : '?')
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private static boolean isHarmless(int point) {
        return switch (Character.getType(point)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.LINE_SEPARATOR,
                    Character.PARAGRAPH_SEPARATOR -> false;
            default -> WCWidth.wcwidth(point) >= 0;
        };
    }

    /** Columns the text takes; wide characters take two, combining ones none. */
    static int width(String text) {
        return text.codePoints()
                .map(point -> Math.max(0, WCWidth.wcwidth(point)))
                .sum();
    }

    /** The text, or its begin and its end around three dots where it is wider than allowed. */
    static String shortened(String text, int width) {
        if (width(text) <= width) {
            return text;
        }
        int kept = width - ELLIPSIS.length();
        String end = reversed(fitting(reversed(text), kept / 2));
        return fitting(text, kept - width(end)) + ELLIPSIS + end;
    }

    /** A number and what it counts: {@code 1 limit}, {@code 2 limits}. */
    static String counted(long number, String what) {
        return Numbers.whole(number) + " " + what + (number == 1 ? "" : what.endsWith("s") ? "es" : "s");
    }

    private static String fitting(String text, int width) {
        StringBuilder fitting = new StringBuilder();
        int left = width;
        for (int point : text.codePoints().toArray()) {
            left -= Math.max(0, WCWidth.wcwidth(point));
            if (left < 0) {
                break;
            }
            fitting.appendCodePoint(point);
        }
        return fitting.toString();
    }

    private static String reversed(String text) {
        return new StringBuilder(text).reverse().toString();
    }
}
