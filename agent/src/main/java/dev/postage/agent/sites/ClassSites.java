package dev.postage.agent.sites;

import java.util.List;

/**
 * What a woven class counts.
 *
 * @param className binary name with dots
 * @param slots length of its page of counters
 * @param methods its counted methods
 * @param allocations its allocation sites
 */
public record ClassSites(String className, int slots, List<MethodSite> methods, List<AllocationSite> allocations)
        implements SiteSource {

    public ClassSites {
        methods = List.copyOf(methods);
        allocations = List.copyOf(allocations);
    }

    @Override
    public ClassSites sites() {
        return this;
    }
}
