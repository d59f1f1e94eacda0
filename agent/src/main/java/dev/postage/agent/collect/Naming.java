package dev.postage.agent.collect;

import dev.postage.agent.counts.MethodCounts;
import dev.postage.agent.counts.MethodName;
import dev.postage.agent.counts.Snapshot;
import dev.postage.agent.counts.ThreadCounts;
import dev.postage.agent.counts.TypeCounts;
import dev.postage.agent.sites.AllocationSite;
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
    /** By the numbers of classes; several marks and threads ask for each. */
    private final NamedClass[] known;

    private final TypeSizes sizes;
    private final Map<String, Integer> methodIndex = new HashMap<>();
    private final Map<String, Integer> typeIndex = new HashMap<>();
    final List<MethodName> methods = new ArrayList<>();
    final List<String> types = new ArrayList<>();

    Naming(List<SiteRegistry.Entry> entries, TypeSizes sizes) {
        this.entries = entries;
        this.known = new NamedClass[entries.size()];
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
                add(sums, number, thread.pages[number]);
            }
        }
        return sums.counts(thread);
    }

    private void add(Sums sums, int number, long[] page) {
        NamedClass named = named(number);
        for (int i = 0; i < named.slots.length; i++) {
            if (page[named.slots[i]] != 0) {
                sums.method(method(named, i))[0] += page[named.slots[i]];
            }
        }
        for (int i = 0; i < named.allocations.length; i++) {
            AllocationSite site = named.allocations[i];
            long blocks = page[site.slot()];
            if (blocks != 0) {
                long bytes =
                        site.measured() ? page[site.slot() + 1] : blocks * sizes.of(entries.get(number), site.type());
                sums.allocated(method(named, site.method()), type(site.type()), blocks, bytes);
            }
        }
    }

    private NamedClass named(int number) {
        if (known[number] == null) {
            known[number] = new NamedClass(entries.get(number).sites());
        }
        return known[number];
    }

    /** Classes of one name are one class in the file. */
    private int method(NamedClass named, int number) {
        if (named.methods[number] < 0) {
            MethodSite method = named.sites.methods().get(number);
            String className = named.sites.className();
            String key = className + '#' + method.name() + method.descriptor();
            Integer index = methodIndex.get(key);
            if (index == null) {
                index = methods.size();
                methodIndex.put(key, index);
                methods.add(new MethodName(className, method.name(), method.descriptor()));
            }
            named.methods[number] = index;
        }
        return named.methods[number];
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
