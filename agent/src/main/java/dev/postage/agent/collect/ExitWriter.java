package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageDeliveries;
import dev.postage.agent.boot.PostageThread;
import dev.postage.agent.boot.PostageThreads;
import dev.postage.agent.counts.CountsWriter;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.counts.Snapshot;
import dev.postage.agent.sites.SiteRegistry;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Writes the counts file when the JVM ends. */
public final class ExitWriter implements Runnable {
    private static final byte[] NOTHING = {};
    private static final int RESERVE_BYTES = 1 << 16;

    private final Instrumentation vm;
    private final Path out;
    private final List<Pattern> threads;
    private final Fingerprint fingerprint;
    private final SiteRegistry registry;
    private final CoverageLog coverage;
    private final Marks marks;
    /** Given back when the heap is full, so that there is room for saying so. */
    private byte[] reserve = new byte[RESERVE_BYTES];

    /**
     * @param threads name patterns of the threads that are written; empty for all
     * @param fingerprint what the numbers depend on
     */
    public ExitWriter(
            Instrumentation vm,
            Path out,
            List<Pattern> threads,
            Fingerprint fingerprint,
            SiteRegistry registry,
            CoverageLog coverage,
            Marks marks) {
        this.vm = vm;
        this.out = out;
        this.threads = List.copyOf(threads);
        this.fingerprint = fingerprint;
        this.registry = registry;
        this.coverage = coverage;
        this.marks = marks;
    }

    @Override
    public void run() {
        PostageThread state = PostageThreads.mute();
        try {
            CountsWriter.write(counts(), out);
        } catch (IOException e) {
            System.err.println("postage agent: the counts file " + out + " could not be written: " + e.getMessage());
        } catch (OutOfMemoryError e) {
            // the VM would end without a word
            if (reserve.length > 0) {
                reserve = NOTHING;
            }
            System.err.println("postage agent: the counts file " + out + " could not be written: " + e.getMessage()
                    + "; counters take 10 to 20 KB for each thread that is alive, or more: give the JVM a larger heap"
                    + " with -Xmx");
        } catch (RuntimeException | Error e) {
            // nor would it say a word of these
            System.err.println("postage agent: the counts file " + out + " could not be written, which is a mistake in"
                    + " the agent: " + e + "; report it with the program that did it");
        } finally {
            PostageThreads.unmute(state);
        }
    }

    private RawCounts counts() {
        List<Image> images = marks.finish();
        missed();
        Naming naming = new Naming(registry.entries(), new TypeSizes(vm, coverage));
        List<Snapshot> snapshots = new ArrayList<>();
        for (Image image : images) {
            snapshots.add(naming.snapshot(image, threads));
        }
        return new RawCounts(
                fingerprint.read(),
                PostageDeliveries.deliveries,
                coverage.coverage(),
                naming.methods,
                naming.types,
                snapshots);
    }

    /** Classes the transformer never saw: loaded while it was at work itself, or hidden and defined past the agent. */
    private void missed() {
        long hidden = 0;
        for (Class<?> type : vm.getAllLoadedClasses()) {
            if (type.isHidden()) {
                hidden++;
            } else if (vm.isModifiableClass(type) && !ours(type) && !coverage.knows(type.getName())) {
                coverage.failed(
                        type.getName(),
                        "not shown to the agent, as when it was loaded while the agent was weaving or is damaged");
            }
        }
        coverage.hiddenLoaded(hidden);
    }

    private static boolean ours(Class<?> type) {
        return type.getProtectionDomain() == ExitWriter.class.getProtectionDomain()
                || type.getName().startsWith("java.lang.Postage");
    }
}
