package dev.postage.agent.collect;

import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.MethodName;
import dev.postage.agent.counts.Snapshot;
import dev.postage.agent.counts.ThreadCounts;
import dev.postage.agent.counts.TypeCounts;
import dev.postage.agent.sites.AllocationSite;
import dev.postage.agent.sites.ClassSites;
import dev.postage.agent.sites.MethodSite;
import dev.postage.agent.sites.SiteRegistry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Turns pages of counters into counts by method and type. */
final class Naming {
    private final List<SiteRegistry.Entry> entries;
    private final TypeSizes sizes;
    private final Map<String, Integer> methodIndex = new HashMap<>();
    private final Map<String, Integer> typeIndex = new HashMap<>();
    final List<MethodName> methods = new ArrayList<>();
    final List<String> types = new ArrayList<>();

    Naming(List<SiteRegistry.Entry> entries, TypeSizes sizes) {
        this.entries = entries;
        this.sizes = sizes;
    }

    /** Names an image; only threads that match one of the patterns, or all when there are none. */
    Snapshot snapshot(Image image, List<Pattern> patterns) {
        List<ThreadCounts> threads = new ArrayList<>();
        for (ThreadImage thread : image.threads()) {
            if (matches(thread.name, patterns)) {
                threads.add(counts(thread));
            }
        }
        return new Snapshot(image.mark, threads);
    }

    private static boolean matches(String name, List<Pattern> patterns) {
        for (Pattern pattern : patterns) {
            if (pattern.matcher(name).matches()) {
                return true;
            }
        }
        return patterns.isEmpty();
    }

    private ThreadCounts counts(ThreadImage thread) {
        Sums sums = new Sums();
        for (int number = 0; number < thread.pages.length; number++) {
            if (thread.pages[number] != null) {
                add(sums, entries.get(number), thread.pages[number]);
            }
        }
        return sums.counts(thread);
    }

    private void add(Sums sums, SiteRegistry.Entry entry, long[] page) {
        ClassSites sites = entry.sites();
        int[] index = new int[sites.methods().size()];
        for (int i = 0; i < index.length; i++) {
            MethodSite method = sites.methods().get(i);
            index[i] = -1;
            if (page[method.slot()] != 0) {
                index[i] = method(sites.className(), method);
                sums.method(index[i])[0] += page[method.slot()];
            }
        }
        for (AllocationSite site : sites.allocations()) {
            long blocks = page[site.slot()];
            if (blocks != 0) {
                long bytes = site.measured() ? page[site.slot() + 1] : blocks * sizes.of(entry, site.type());
                int method = index[site.method()];
                if (method < 0) {
                    method = method(sites.className(), sites.methods().get(site.method()));
                }
                sums.allocated(method, type(site.type()), blocks, bytes);
            }
        }
    }

    private int method(String className, MethodSite method) {
        String key = className + '#' + method.name() + method.descriptor();
        Integer known = methodIndex.get(key);
        if (known == null) {
            known = methods.size();
            methodIndex.put(key, known);
            methods.add(new MethodName(className, method.name(), method.descriptor()));
        }
        return known;
    }

    private int type(String name) {
        Integer known = typeIndex.get(name);
        if (known == null) {
            known = types.size();
            typeIndex.put(name, known);
            types.add(name);
        }
        return known;
    }

    /** Sums of one thread. */
    private static final class Sums {
        private final List<long[]> methods = new ArrayList<>();
        private final List<long[]> types = new ArrayList<>();

        long[] method(int index) {
            return at(methods, index);
        }

        private static long[] at(List<long[]> sums, int index) {
            while (sums.size() <= index) {
                sums.add(null);
            }
            long[] sum = sums.get(index);
            if (sum == null) {
                sum = new long[3];
                sums.set(index, sum);
            }
            return sum;
        }

        void allocated(int method, int type, long blocks, long bytes) {
            long[] byMethod = at(methods, method);
            byMethod[1] += blocks;
            byMethod[2] += bytes;
            long[] byType = at(types, type);
            byType[1] += blocks;
            byType[2] += bytes;
        }

        ThreadCounts counts(ThreadImage thread) {
            long[] total = new long[3];
            List<MethodCounts> methodCounts = new ArrayList<>();
            for (int i = 0; i < methods.size(); i++) {
                long[] sum = methods.get(i);
                if (sum != null) {
                    methodCounts.add(new MethodCounts(i, sum[0], sum[1], sum[2]));
                    for (int k = 0; k < 3; k++) {
                        total[k] += sum[k];
                    }
                }
            }
            List<TypeCounts> typeCounts = new ArrayList<>();
            for (int i = 0; i < types.size(); i++) {
                long[] sum = types.get(i);
                if (sum != null) {
                    typeCounts.add(new TypeCounts(i, sum[1], sum[2]));
                }
            }
            long vm = thread.allocated == ThreadCounts.VM_BYTES_UNKNOWN
                    ? ThreadCounts.VM_BYTES_UNKNOWN
                    : thread.allocated - total[2];
            return new ThreadCounts(thread.name, total[0], total[1], total[2], vm, methodCounts, typeCounts);
        }
    }
}
