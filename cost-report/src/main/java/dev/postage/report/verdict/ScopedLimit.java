package dev.postage.report.verdict;

import dev.postage.report.runs.Glob;
import java.util.Collection;

/**
 * A limit for every scenario whose name fits a pattern, as the command line gives it.
 *
 * @param scenarios which scenarios
 * @param limit the limit
 */
public record ScopedLimit(Glob scenarios, Limit limit) {

    /**
     * Reads {@code GLOB:METRIC<=VALUE}; see {@link Limit#parse}.
     *
     * @throws LimitException if it is no such limit
     */
    public static ScopedLimit parse(String text) throws LimitException {
        return LimitParser.scoped(text);
    }

    /** Whether no scenario of these names is limited: then a misspelt pattern would silently limit nothing. */
    public boolean fitsNone(Collection<String> scenarioNames) {
        return scenarioNames.stream().noneMatch(scenarios::matches);
    }
}
