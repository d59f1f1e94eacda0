package dev.postage.agent.sites;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Gives woven classes their numbers. Safe for use by several threads. */
public final class SiteRegistry {
    private final List<Entry> entries = new ArrayList<>();

    /**
     * Numbers a class.
     *
     * @return the number, from 0, never given twice
     */
    public synchronized int add(SiteSource source, Optional<ClassLoader> loader) {
        entries.add(new Entry(source, new WeakReference<>(loader.orElse(null)), loader.isPresent()));
        return entries.size() - 1;
    }

    /** All classes numbered so far, in the order of their numbers; a copy. */
    public synchronized List<Entry> entries() {
        return new ArrayList<>(entries);
    }

    /**
     * A numbered class.
     *
     * @param source what it counts
     * @param loader its defining loader, unless that is the bootstrap loader or has been collected
     * @param hasLoader whether its loader is another than the bootstrap loader
     */
    public record Entry(SiteSource source, WeakReference<ClassLoader> loader, boolean hasLoader) {
        /** What it counts. */
        public ClassSites sites() {
            return source.sites();
        }
    }
}
