package dev.postage.report.launch;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * The files the agent writes and reads in the runs of one runner.
 *
 * @param counts what was counted in the run that has just ended
 * @param woven the classes the first run of a measurement has woven; the longer ones of the same scenario take them from
 *     there
 */
record RunFiles(Path counts, Path woven) {

    static RunFiles in(Path folder) {
        return new RunFiles(folder.resolve("counts"), folder.resolve("woven"));
    }

    /**
     * Removes what a run must not find that weaves every class itself.
     *
     * @throws LaunchException when a file cannot be removed
     */
    void forget() throws LaunchException {
        delete(woven);
    }

    /**
     * Removes what was counted.
     *
     * @throws LaunchException when the file cannot be removed
     */
    void deleteCounts() throws LaunchException {
        delete(counts);
    }

    private static void delete(Path file) throws LaunchException {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new LaunchException("the file " + file + " cannot be removed: " + e.getMessage());
        }
    }
}
