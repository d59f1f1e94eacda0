package dev.postage.report.verdict;

/**
 * A limit of the configuration in whose place one of the command line stands.
 *
 * @param replaced the configuration's limit
 * @param by the command line's limit on the same measure
 * @param loosened whether the new limit allows more
 */
public record ReplacedLimit(Limit replaced, Limit by, boolean loosened) {}
