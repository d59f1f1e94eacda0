package dev.postage.report.runs;

/** What an instruction count counts. Counts in different units are never compared. */
public enum Unit {
    /** Every bytecode instruction: the VM has no machine code of its own in the place of a method's body. */
    INSTRUCTIONS("instructions"),
    /** Bytecode instructions but those of bodies in whose place a compiler may put machine code, and of all they call. */
    OUTSIDE_INTRINSICS("instructions outside intrinsics");

    private final String label;

    Unit(String label) {
        this.label = label;
    }

    /** The unit in words, as it stands in fingerprints and results. */
    public String label() {
        return label;
    }
}
