package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageCounters;
import java.lang.instrument.Instrumentation;

/** Reads from the running VM how it lays out objects, and tells the counters. */
public final class VmLayout {

    private VmLayout() {}

    /** Fills in what the counters need: every figure is the VM's answer about an object made for the question. */
    public static void measure(Instrumentation vm) {
        PostageCounters.alignment = alignment(vm);
        PostageCounters.stateBytes = vm.getObjectSize(PostageCounters.current());
    }

    /** The step between two neighbouring sizes. */
    private static int alignment(Instrumentation vm) {
        long first = 0;
        long smallest = vm.getObjectSize(new byte[0]);
        for (int length = 1; ; length++) {
            long size = vm.getObjectSize(new byte[length]);
            if (first == 0 && size != smallest) {
                first = size;
            } else if (first != 0 && size != first) {
                return (int) (size - first);
            }
        }
    }
}
