package dev.postage.report.cli;

import dev.postage.report.launch.Cleanup;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** The command that only knows its sub-commands. */
@Command(
        name = "postage",
        description = "Tells what one delivered message costs: bytecode instructions, objects and bytes, exactly.",
        mixinStandardHelpOptions = true,
        versionProvider = Postage.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Examples:",
            "  postage bench-code",
            "  postage count -- -cp app.jar com.example.Import {n}",
            "",
            "'postage COMMAND --help' tells more."
        })
final class Postage implements Runnable {
    @Spec
    private CommandSpec spec;

    /**
     * Runs a command line and ends whatever it started.
     *
     * @return the exit code
     */
    static int execute(Console console, Cleanup cleanup, String... arguments) {
        try (cleanup) {
            return commandLine(console, cleanup).execute(arguments);
        }
    }

    static CommandLine commandLine(Console console, Cleanup cleanup) {
        CommandLine line = new CommandLine(new Postage())
                .addSubcommand(new BenchCode(console, cleanup))
                .addSubcommand(new Count(console, cleanup));
        Failures failures = new Failures(console);
        return line.setOut(new PrintWriter(console.out(), true, StandardCharsets.UTF_8))
                .setErr(new PrintWriter(console.err(), true, StandardCharsets.UTF_8))
                .setColorScheme(CommandLine.Help.defaultColorScheme(
                        console.coloured(console.out()) ? CommandLine.Help.Ansi.ON : CommandLine.Help.Ansi.OFF))
                .registerConverter(Long.class, Postage::number)
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
    }

    private static Long number(String text) {
        try {
            return Long.valueOf(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' found, expected a whole number");
        }
    }

    @Override
    public void run() {
        throw new ParameterException(
                spec.commandLine(),
                "no command found, expected one of "
                        + String.join(", ", spec.subcommands().keySet()));
    }

    /** The version the jar's manifest gives. */
    static final class Version implements IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = Postage.class.getPackage().getImplementationVersion();
            return new String[] {"postage " + (version == null ? "unpackaged" : version)};
        }
    }
}
