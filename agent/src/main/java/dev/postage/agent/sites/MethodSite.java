package dev.postage.agent.sites;

/**
 * A counted method.
 *
 * @param name method name
 * @param descriptor JVM method descriptor
 * @param slot where its instructions are counted in the page of its class
 */
public record MethodSite(String name, String descriptor, int slot) {}
