package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageCounters;
import dev.postage.agent.sites.SiteRegistry;
import java.lang.instrument.Instrumentation;
import java.util.HashMap;
import java.util.Map;

/** Sizes of the types that allocation sites name, asked of the VM. */
final class TypeSizes {
    private final Instrumentation vm;
    private final CoverageLog coverage;
    private final Map<String, Class<?>> loaded = new HashMap<>();
    private final Map<String, Boolean> ambiguous = new HashMap<>();
    private final Map<Class<?>, Long> sizes = new HashMap<>();

    TypeSizes(Instrumentation vm, CoverageLog coverage) {
        this.vm = vm;
        this.coverage = coverage;
        for (Class<?> type : vm.getAllLoadedClasses()) {
            if (!type.isArray() && loaded.put(type.getName(), type) != null) {
                ambiguous.put(type.getName(), true);
            }
        }
    }

    /** Size in bytes of an instance of the type, as the woven class sees it; 0, and a failed class, when it cannot be told. */
    long of(SiteRegistry.Entry entry, String type) {
        Class<?> found = loaded.get(type);
        if (found == null || ambiguous.containsKey(type)) {
            found = seenBy(entry, type);
        }
        if (found == null) {
            coverage.failed(type, "the size of its instances could not be read at exit: the class is gone");
            return 0;
        }
        Long size = sizes.get(found);
        if (size == null) {
            size = measured(found);
            sizes.put(found, size);
        }
        return size;
    }

    private static Class<?> seenBy(SiteRegistry.Entry entry, String type) {
        ClassLoader loader = entry.loader().get();
        if (entry.hasLoader() && loader == null) {
            return null;
        }
        try {
            return Class.forName(type, false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return null;
        }
    }

    private long measured(Class<?> type) {
        try {
            return vm.getObjectSize(PostageCounters.instance(type));
        } catch (InstantiationException e) {
            coverage.failed(type.getName(), "the size of its instances could not be read: " + e.getMessage());
            return 0;
        }
    }
}
