package dev.postage.report.verdict;

/** What came of one scenario. */
public sealed interface ScenarioResult permits Judged, Failed {

    /** The scenario's name. */
    String scenario();
}
