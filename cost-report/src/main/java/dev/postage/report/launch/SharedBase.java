package dev.postage.report.launch;

import java.nio.file.Path;
import java.util.Optional;

/** What measured JVMs start with, made when the first of them needs it. Threads: any. */
final class SharedBase {
    private final ChildJvm jvm;
    private final Path folder;
    private final Cleanup cleanup;
    private Optional<PinnedBase> made = Optional.empty();

    /** @param folder where it is made */
    SharedBase(ChildJvm jvm, Path folder, Cleanup cleanup) {
        this.jvm = jvm;
        this.folder = folder;
        this.cleanup = cleanup;
    }

    /**
     * The one for all runs.
     *
     * @throws LaunchException when it cannot be made
     */
    synchronized PinnedBase get() throws LaunchException, InterruptedException {
        if (made.isEmpty()) {
            made = Optional.of(PinnedBase.make(jvm, folder, cleanup));
        }
        return made.get();
    }
}
