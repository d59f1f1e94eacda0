package dev.postage.codec.gmq.cli;

import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** {@code postage gmq SUB-COMMAND ...}: finds the sub-command by its name. Exit codes: 0 well, 1 bad bytes, 2 bad call. */
public final class GmqMain {
    static final int OK = 0;
    static final int MALFORMED = 1;
    static final int USAGE = 2;

    private static final Map<String, Command> COMMANDS = new TreeMap<>(Map.of("frames", new FramesCommand()));

    private GmqMain() {}

    public static void main(String[] arguments) {
        System.exit(execute(List.of(arguments), System.out, System.err));
    }

    static int execute(List<String> arguments, PrintStream out, PrintStream err) {
        if (arguments.isEmpty() || !COMMANDS.containsKey(arguments.get(0))) {
            err.println("gmq: " + (arguments.isEmpty() ? "no sub-command" : "the sub-command " + arguments.get(0))
                    + " found, expected one of " + String.join(", ", COMMANDS.keySet()) + ":");
            COMMANDS.values().forEach(command -> err.println("  postage gmq " + command.usage()));
            return USAGE;
        }
        Command command = COMMANDS.get(arguments.get(0));
        try {
            return command.execute(arguments.subList(1, arguments.size()), out, err);
        } catch (UsageException e) {
            err.println("gmq: " + e.getMessage() + System.lineSeparator() + "  postage gmq " + command.usage());
        } catch (IOException e) {
            err.println("gmq: " + e);
        }
        return USAGE;
    }
}
