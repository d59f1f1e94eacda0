package dev.postage.report.baseline;

/** The beginning of a text that may be anything, fit for an error message. */
final class Excerpt {
    private static final int LENGTH = 60;

    private Excerpt() {}

    static String of(String text) {
        String printable = text.replaceAll("\\p{Cntrl}", "?");
        return printable.length() <= LENGTH ? printable : printable.substring(0, LENGTH) + "...";
    }
}
