package dev.postage.codec.gmq.cli;

import dev.postage.codec.gmq.idl.IdlException;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** {@code postage gmq SUB-COMMAND ...}: finds the sub-command by its name. Exit codes: 0 well, 1 bad bytes or values, 2 bad call. */
public final class GmqMain {
    static final int OK = 0;
    static final int MALFORMED = 1;
    static final int USAGE = 2;

    private static final Map<String, Command> COMMANDS = new TreeMap<>(Map.of(
            "check", new CheckCommand(),
            "decode", new DecodeCommand(),
            "encode", new EncodeCommand(),
            "frames", new FramesCommand(),
            "generate", new GenerateCommand()));

    private GmqMain() {}

    public static void main(String[] arguments) {
        // buffered, because there may be many lines, and UTF-8 wherever it runs
        PrintStream out = new PrintStream(
                new BufferedOutputStream(new FileOutputStream(FileDescriptor.out)), false, StandardCharsets.UTF_8);
        int code = execute(List.of(arguments), out, System.err);
        out.flush();
        System.exit(code);
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
        } catch (IdlException e) {
            err.println(e.getMessage());
        } catch (IOException e) {
            err.println("gmq: " + e);
        }
        return USAGE;
    }
}
