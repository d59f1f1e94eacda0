package dev.postage.report.cost;

/** What the author of a scenario says about its numbers. */
public enum Expectation {
    /** The same program gives the same integers every time; anything else is a finding. */
    EXACT,
    /** Numbers move from run to run; they are reported and never held against exact ones. */
    VARIES
}
