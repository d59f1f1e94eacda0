package dev.postage.report.cli;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.Map;

/**
 * Where a command runs.
 *
 * @param out gets the result and nothing else
 * @param err gets progress, failures and what measured programs print
 * @param outIsTerminal whether a person looks at {@code out}
 * @param errIsTerminal whether a person looks at {@code err}
 * @param environment the process's environment
 * @param directory what file names are relative to
 */
record Console(
        PrintStream out,
        PrintStream err,
        boolean outIsTerminal,
        boolean errIsTerminal,
        Map<String, String> environment,
        Path directory) {
    private static final String TERMINALS = "postage.terminals";
    private static final int NARROWEST = 60;
    private static final int USUAL_WIDTH = 100;

    Console {
        environment = Map.copyOf(environment);
    }

    /** This process's own; the property {@code postage.terminals} names those of {@code out} and {@code err} that are. */
    static Console ofProcess() {
        String terminals = System.getProperty(TERMINALS, "");
        return new Console(
                System.out,
                System.err,
                terminals.contains("out"),
                terminals.contains("err"),
                System.getenv(),
                Path.of("").toAbsolutePath());
    }

    /** Whether progress is shown: to a person, never in a log. */
    boolean showsProgress() {
        return errIsTerminal && !isSet("CI");
    }

    /** Whether text for this stream may be coloured. */
    boolean coloured(PrintStream stream) {
        boolean terminal = stream.equals(out) ? outIsTerminal : errIsTerminal;
        return terminal && !isSet("NO_COLOR") && !"dumb".equals(environment.get("TERM"));
    }

    /** Columns of the terminal. */
    int width() {
        String columns = environment.getOrDefault("COLUMNS", "");
        return columns.matches("[0-9]{2,4}") ? Math.max(NARROWEST, Integer.parseInt(columns)) : USUAL_WIDTH;
    }

    private boolean isSet(String variable) {
        return !environment.getOrDefault(variable, "").isEmpty();
    }
}
