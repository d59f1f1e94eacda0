package dev.postage.report.cost;

/** What carries the messages to the code that handles them, from the barest to the richest. */
public enum Loop {
    /** A hand-written loop over the client. */
    RAW("raw"),
    /** A listener container with nothing above it. */
    LIBRARY("library"),
    /** The service a user writes. */
    FRAMEWORK("framework");

    private final String label;

    Loop(String label) {
        this.label = label;
    }

    /** The name used in configuration and reports. */
    public String label() {
        return label;
    }
}
