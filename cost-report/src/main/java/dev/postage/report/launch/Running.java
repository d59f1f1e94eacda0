package dev.postage.report.launch;

import java.io.IOException;

/**
 * A started process with all it starts.
 *
 * @param process the process itself
 * @param tree the same with its descendants
 */
record Running(Process process, ProcessTree tree) {

    /**
     * Starts a program and sees to it that it is ended with the command.
     *
     * @throws LaunchException when it cannot be started, or when everything is already being ended
     */
    static Cleanup.Held<Running> start(Command command, Cleanup cleanup) throws LaunchException {
        return cleanup.hold(() -> started(command), running -> running.tree().end());
    }

    /**
     * Starts a program, which the caller ends.
     *
     * @throws LaunchException when it cannot be started
     */
    static Running started(Command command) throws LaunchException {
        try {
            Process process = command.builder().start();
            return new Running(process, new ProcessTree(process.toHandle()));
        } catch (IOException e) {
            throw new LaunchException(
                    "could not start " + command.words().get(0) + " in " + command.directory() + ": " + e.getMessage());
        }
    }
}
