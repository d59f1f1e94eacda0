package dev.postage.report.cost;

import java.util.Optional;

/**
 * What the report needs to know of a scenario besides its numbers.
 *
 * @param name unique in one report, not empty
 * @param expectation what its author says about its numbers
 * @param placement where it stands among loops that differ in nothing else, if it is one
 */
public record Scenario(String name, Expectation expectation, Optional<Placement> placement) {

    public Scenario {
        if (name.isEmpty()) {
            throw new IllegalArgumentException("a scenario with an empty name");
        }
    }

    /** A scenario outside any comparison of loops. */
    public static Scenario of(String name, Expectation expectation) {
        return new Scenario(name, expectation, Optional.empty());
    }

    /**
     * A place in a comparison of loops.
     *
     * @param loop what carries the messages
     * @param group scenarios of one group differ only in their loop
     */
    public record Placement(Loop loop, String group) {}
}
