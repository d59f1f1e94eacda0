package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageCounters;
import dev.postage.agent.boot.PostageThreads;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Array;

/** Reads from the running VM how it lays out objects, and tells the counters. */
public final class VmLayout {

    private static final int LARGE = 4096;

    private VmLayout() {}

    /** Fills in what the counters need: every figure is the VM's answer about an object made for the question. */
    public static void measure(Instrumentation vm) {
        PostageCounters.alignment = alignment(vm);
        PostageThreads.stateBytes = vm.getObjectSize(PostageThreads.current());
        measure(vm, 1, Object.class);
        measure(vm, 4, boolean.class);
        measure(vm, 5, char.class);
        measure(vm, 6, float.class);
        measure(vm, 7, double.class);
        measure(vm, 8, byte.class);
        measure(vm, 9, short.class);
        measure(vm, 10, int.class);
        measure(vm, 11, long.class);
    }

    /** The step between two neighbouring sizes. */
    private static int alignment(Instrumentation vm) {
        int first = firstLarger(vm, byte.class, 0);
        int second = firstLarger(vm, byte.class, first);
        return second - first;
    }

    private static void measure(Instrumentation vm, int type, Class<?> element) {
        long large = size(vm, element, LARGE) - size(vm, element, 0);
        int shift = Long.SIZE - 1 - Long.numberOfLeadingZeros(large / LARGE);
        int fits = firstLarger(vm, element, 0) - 1;
        PostageCounters.arrayShift[type] = shift;
        // the longest array that has the size of the empty one fills it to the end
        PostageCounters.arrayBase[type] = (int) size(vm, element, 0) - (fits << shift);
    }

    private static int firstLarger(Instrumentation vm, Class<?> element, int length) {
        long size = size(vm, element, length);
        int longer = length + 1;
        while (size(vm, element, longer) == size) {
            longer++;
        }
        return longer;
    }

    private static long size(Instrumentation vm, Class<?> element, int length) {
        return vm.getObjectSize(Array.newInstance(element, length));
    }
}
