package dev.postage.report.verdict;

/**
 * A scenario that could not be measured.
 *
 * @param scenario its name
 * @param reason one sentence: what was found, what was expected, the next step
 */
public record Failed(String scenario, String reason) implements ScenarioResult {}
