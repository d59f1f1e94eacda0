package dev.postage.report.cost;

import dev.postage.report.runs.Counts;

/** One of the three things that are counted. */
public enum Metric {
    /** Bytecode instructions executed. */
    INSTRUCTIONS("instructions"),
    /** Heap objects and arrays allocated. */
    BLOCKS("blocks"),
    /** Size of those blocks in bytes. */
    BYTES("bytes");

    private final String label;

    Metric(String label) {
        this.label = label;
    }

    /** The name used in limits, baselines and reports. */
    public String label() {
        return label;
    }

    /** This metric's number among the three. */
    public long of(Counts counts) {
        return switch (this) {
            case INSTRUCTIONS -> counts.instructions();
            case BLOCKS -> counts.blocks();
            case BYTES -> counts.bytes();
        };
    }
}
