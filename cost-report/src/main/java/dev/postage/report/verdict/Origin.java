package dev.postage.report.verdict;

/** Where a limit was set. */
public sealed interface Origin {

    /**
     * An option on the command line.
     *
     * @param text the option's value as it was written
     */
    record CommandLine(String text) implements Origin {}

    /**
     * A line of the configuration.
     *
     * @param file as it is to be shown
     * @param line from 1
     */
    record ConfigurationLine(String file, int line) implements Origin {}

    /** Applies to every comparison with a baseline unless another limit on growth is set for the measure. */
    record BuiltIn() implements Origin {}
}
