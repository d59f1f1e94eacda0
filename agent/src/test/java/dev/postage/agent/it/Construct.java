package dev.postage.agent.it;

/**
 * A construct as its source tells it.
 *
 * @param name of the method that is the construct
 * @param body its statements, one after the other
 * @param cost what the comment on its line says
 */
record Construct(String name, String body, StatedCost cost) {}
