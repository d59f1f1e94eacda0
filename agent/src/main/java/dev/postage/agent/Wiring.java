package dev.postage.agent;

import dev.postage.agent.boot.PostageCounters;
import dev.postage.agent.boot.PostageDeliveries;
import dev.postage.agent.boot.PostageThreads;
import dev.postage.agent.collect.AllocatedBytes;
import dev.postage.agent.collect.CoverageLog;
import dev.postage.agent.collect.ExitWriter;
import dev.postage.agent.collect.Fingerprint;
import dev.postage.agent.collect.Marks;
import dev.postage.agent.collect.OtherAgents;
import dev.postage.agent.collect.VmLayout;
import dev.postage.agent.keep.WovenClasses;
import dev.postage.agent.pin.ClassPinner;
import dev.postage.agent.pin.WaitingClasses;
import dev.postage.agent.sites.SiteRegistry;
import dev.postage.agent.weave.ClassFilter;
import dev.postage.agent.weave.ClassWeaver;
import dev.postage.agent.weave.DeliveryPoints;
import dev.postage.agent.weave.Unit;
import java.io.IOException;
import java.lang.instrument.Instrumentation;
import java.lang.instrument.UnmodifiableClassException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import jdk.internal.misc.VM;

/** Builds the rooms of the agent and lets them begin; the counters are in {@code java.lang} by now. */
final class Wiring {
    /** Behind the console (0), the application's shutdown hooks (1) and delete-on-exit (2); the VM has ten places. */
    private static final int SHUTDOWN_SLOT = 9;

    private Wiring() {}

    static void start(AgentOptions options, Instrumentation instrumentation)
            throws ReflectiveOperationException, IOException {
        VmLayout.measure(instrumentation);
        AllocatedBytes allocated = new AllocatedBytes();
        SiteRegistry registry = new SiteRegistry();
        CoverageLog coverage = new CoverageLog();
        Marks marks = new Marks(allocated);
        Unit unit = VmUnit.of(options);
        ClassWeaver weaver = new ClassWeaver(new DeliveryPoints(options.deliveries()), unit);
        ClassPinner pinner = options.pinned() ? ClassPinner.on() : ClassPinner.off();
        WovenClasses kept = kept(options, unit);
        Transformer transformer =
                new Transformer(new ClassFilter(options.excluded()), pinner, weaver, kept, registry, coverage);
        ExitWriter exit = new ExitWriter(
                instrumentation,
                options.out(),
                options.threads(),
                new Fingerprint(instrumentation, pinner.names(), unit.word()),
                registry,
                coverage,
                marks);
        Marks.tryOut(allocated);
        PostageDeliveries.expected = options.expected();
        PostageCounters.ordered = options.pinned();
        PostageThreads.use(new AgentHooks(instrumentation, allocated, marks, transformer, coverage));
        if (options.pinned()) {
            WaitingClasses.initialise();
        }
        weaveLoaded(instrumentation, transformer, coverage);
        LambdaForms.generateAgain(instrumentation);
        FindOperations.makeAgain();
        atExit(new Exit(exit, kept));
        Thread[] threads = threads();
        PostageThreads.begin(threads, allocated.of(threads));
    }

    /**
     * Weaves what is loaded. The VM does not show a class to an agent that is at work on another one, so the weaver is
     * first tried out, which loads most of what it needs, and what it has loaded all the same is woven in a second round.
     */
    private static void weaveLoaded(Instrumentation instrumentation, Transformer transformer, CoverageLog coverage)
            throws ReflectiveOperationException, IOException {
        if (OtherAgents.javaAgentIn(VM.getRuntimeArguments())) {
            OwnClasses.loadAll();
        }
        transformer.tryOut();
        for (Class<?> type : instrumentation.getAllLoadedClasses()) {
            if (type.isHidden()) {
                coverage.hiddenBefore();
            }
        }
        OtherLoaders.show(instrumentation.getAllLoadedClasses());
        instrumentation.addTransformer(transformer, true);
        for (int round = 0; round < 2; round++) {
            List<Class<?>> loaded = new ArrayList<>();
            for (Class<?> type : instrumentation.getAllLoadedClasses()) {
                if (!type.isHidden() && instrumentation.isModifiableClass(type) && !coverage.counts(type.getName())) {
                    loaded.add(type);
                }
            }
            retransform(instrumentation, loaded);
        }
    }

    private static WovenClasses kept(AgentOptions options, Unit unit) {
        WovenClasses kept = WovenClasses.NONE;
        if (options.woven().isPresent()) {
            Path file = options.woven().get();
            try {
                kept = WovenClasses.at(file, options.weaving(unit));
            } catch (IOException e) {
                notUsed(file, e);
            }
        }
        if (options.jdk().isPresent() && !options.deliversInJdk()) {
            Path file = options.jdk().get();
            try {
                kept = kept.behind(file, options.jdkWeaving(unit));
            } catch (IOException e) {
                notUsed(file, e);
            }
        }
        return kept;
    }

    /** A file that cannot be used costs time, not numbers: what is in it is woven again. */
    private static void notUsed(Path file, IOException reason) {
        System.err.println("postage agent, note: the woven classes in " + file
                + " are not used and all are woven again: " + reason.getMessage() + "; delete the file");
    }

    private static void retransform(Instrumentation instrumentation, List<Class<?>> loaded)
            throws ReflectiveOperationException {
        try {
            instrumentation.retransformClasses(loaded.toArray(new Class<?>[0]));
        } catch (UnmodifiableClassException e) {
            throw new ReflectiveOperationException("a class of the JDK refused to be woven", e);
        }
    }

    private static void atExit(Runnable exit) throws ReflectiveOperationException {
        Method add =
                Class.forName("java.lang.Shutdown").getDeclaredMethod("add", int.class, boolean.class, Runnable.class);
        add.setAccessible(true);
        add.invoke(null, SHUTDOWN_SLOT, true, exit);
    }

    private static Thread[] threads() {
        ThreadGroup group = Thread.currentThread().getThreadGroup();
        while (group.getParent() != null) {
            group = group.getParent();
        }
        Thread[] found = new Thread[group.activeCount() + 64];
        int number = group.enumerate(found, true);
        Thread[] exact = new Thread[number];
        System.arraycopy(found, 0, exact, 0, number);
        return exact;
    }
}
