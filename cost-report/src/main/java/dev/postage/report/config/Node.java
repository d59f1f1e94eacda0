package dev.postage.report.config;

import java.util.List;

/** A part of a configuration file that knows where it stands. */
sealed interface Node permits Node.Text, Node.Items, Section {
    /** Where it begins. */
    Position position();

    /** Its path from the top, as in {@code scenarios[2].limits}; empty for the whole file. */
    String path();

    /**
     * A single value as it was written, without quotes.
     *
     * @param position where it begins
     * @param path from the top
     * @param text the value; empty for a key without one
     */
    record Text(Position position, String path, String text) implements Node {
        private static final int LONGEST_SHOWN = 80;

        /** The value on one line of bounded length. */
        private String shown() {
            String line = text.replaceAll("\\p{Cntrl}", "?");
            return line.length() <= LONGEST_SHOWN ? line : line.substring(0, LONGEST_SHOWN) + "...";
        }
    }

    /**
     * A list.
     *
     * @param position where it begins
     * @param path from the top
     * @param items its parts in order
     */
    record Items(Position position, String path, List<Node> items) implements Node {
        public Items {
            items = List.copyOf(items);
        }
    }

    /** How error messages call this kind of part. */
    default String kind() {
        return this instanceof Text text
                ? "the value '" + text.shown() + "'"
                : this instanceof Items ? "a list" : "a section";
    }
}
