package dev.postage.agent.sites;

/** Knows what a woven class counts, and may have to read it first. */
public interface SiteSource {
    /** What the class counts. */
    ClassSites sites();
}
