package dev.postage.report.launch.entropy;

/** Between which JVMs a number of {@link Kind} differs when nothing is fixed. */
public enum Source {
    /** Between any two. */
    CHANCE("differs"),
    /** Between those that are started in other surroundings: another environment, another machine, another folder. */
    SURROUNDINGS("differs elsewhere"),
    /** Between those in other surroundings, and at times between any two. */
    EITHER("differs, at times elsewhere only"),
    /** Like {@link #SURROUNDINGS}, and Postage leaves it so. */
    PLACE("differs elsewhere"),
    /** Between none. */
    NOTHING("the same");

    private final String free;

    Source(String free) {
        this.free = free;
    }

    /** What is seen in JVMs that Postage does not start. */
    public String free() {
        return free;
    }

    /** What is seen in those it starts. */
    public String fixed() {
        return this == PLACE ? free : NOTHING.free;
    }
}
