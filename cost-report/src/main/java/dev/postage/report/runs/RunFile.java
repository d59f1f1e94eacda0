package dev.postage.report.runs;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.RawCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.security.CodeSource;

/** The file in which the agent leaves what it counted. */
public final class RunFile {
    private RunFile() {}

    /**
     * Reads a run.
     *
     * @param file what the agent wrote
     * @param deliveries asked for, at least 1
     * @param filter the threads that do the work
     * @param hasDeliveryPoint whether the agent was told where deliveries are handled
     * @throws IOException if the file is missing, damaged, or cannot be read
     * @throws RunException if its counts must not be used
     */
    public static Run read(Path file, long deliveries, ThreadFilter filter, boolean hasDeliveryPoint)
            throws IOException, RunException {
        RawCounts raw = CountsReader.read(file);
        return hasDeliveryPoint ? Run.withDeliveryPoint(deliveries, raw, filter) : Run.whole(deliveries, raw, filter);
    }

    /** Where the reader was loaded from: it is part of the agent, so that both know the same versions of the file. */
    public static CodeSource agent() {
        return CountsReader.class.getProtectionDomain().getCodeSource();
    }
}
