package dev.postage.agent.sites;

/**
 * An instruction or call that allocates.
 *
 * @param method index into {@link ClassSites#methods()}
 * @param type binary name of what it allocates
 * @param slot where its blocks are counted in the page of its class
 * @param measured whether the next slot holds the bytes; otherwise every block has the size of {@code type}
 */
public record AllocationSite(int method, String type, int slot, boolean measured) {}
