package dev.postage.report.baseline;

/** What a baseline file knows of one scenario. */
public sealed interface Baseline {

    /** Name of the baseline file. */
    String name();

    /**
     * The scenario was recorded.
     *
     * @param name of the baseline file
     * @param recorded what was recorded
     */
    record Present(String name, Recorded recorded) implements Baseline {}

    /**
     * The scenario was not recorded.
     *
     * @param name of the baseline file
     * @param missing whether the file is missing or only the scenario in it
     */
    record Absent(String name, Missing missing) implements Baseline {}

    /** What is missing. */
    enum Missing {
        /** There is no such file. */
        FILE,
        /** The file does not know the scenario. */
        SCENARIO
    }
}
