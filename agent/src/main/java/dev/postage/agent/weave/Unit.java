package dev.postage.agent.weave;

/** What an instruction count counts. */
public enum Unit {
    /** Every bytecode instruction: no body is replaced while the program runs. */
    INSTRUCTIONS("instructions"),
    /** Bytecode instructions but those of bodies that a compiler may replace by machine code, and of all they call. */
    OUTSIDE_INTRINSICS("outside-intrinsics");

    private final String word;

    Unit(String word) {
        this.word = word;
    }

    /** The word for it in the agent's options and in the counts file. */
    public String word() {
        return word;
    }
}
