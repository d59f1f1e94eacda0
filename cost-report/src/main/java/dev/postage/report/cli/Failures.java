package dev.postage.report.cli;

import dev.postage.report.config.ConfigurationException;
import dev.postage.report.launch.LaunchException;
import dev.postage.report.verdict.ExitCode;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says on {@code err} why a command could not do its work, and chooses the exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final PrintStream err;

    Failures(Console console) {
        this.err = console.err();
    }

    @Override
    public int handleParseException(ParameterException failure, String[] arguments) {
        CommandLine command = failure.getCommandLine();
        say(failure.getMessage());
        if (failure instanceof UnmatchedArgumentException) {
            err.println("Valid options are " + String.join(", ", options(command)) + ".");
            for (String synopsis : command.getCommandSpec().usageMessage().customSynopsis()) {
                err.println("Usage: " + synopsis);
            }
        }
        err.println("'" + command.getCommandSpec().qualifiedName() + " --help' tells more.");
        return ExitCode.WRONG_USAGE.code();
    }

    private static Set<String> options(CommandLine command) {
        Set<String> options = new TreeSet<>();
        for (OptionSpec option : command.getCommandSpec().options()) {
            options.add(option.longestName());
        }
        return options;
    }

    @Override
    public int handleExecutionException(Exception failure, CommandLine command, ParseResult arguments) {
        if (failure instanceof InterruptedException) {
            return ExitCode.FAILED.code();
        }
        if (failure instanceof ConfigurationException) {
            say(failure.getMessage());
            return ExitCode.WRONG_USAGE.code();
        }
        if (failure instanceof LaunchException launch) {
            say(launch.getMessage());
            lastLines(err, launch.lastLines());
        } else if (failure instanceof IOException) {
            say(sentence(failure));
        } else {
            say("this is a fault of Postage itself, please report it with the lines below");
            failure.printStackTrace(err);
        }
        return ExitCode.FAILED.code();
    }

    /** What an input or output error says, which for a file alone is only its name. */
    private static String sentence(Exception failure) {
        return failure instanceof java.nio.file.FileSystemException
                ? failure.getClass().getSimpleName().replace("Exception", "") + ": " + failure.getMessage()
                : failure.getMessage();
    }

    /** Shows the end of what a program printed. */
    static void lastLines(PrintStream err, List<String> lines) {
        lines.forEach(line -> err.println("  | " + line));
    }

    private void say(String sentence) {
        err.println("postage: " + sentence);
    }
}
