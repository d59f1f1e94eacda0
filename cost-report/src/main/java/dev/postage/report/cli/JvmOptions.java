package dev.postage.report.cli;

import dev.postage.report.launch.AgentJar;
import dev.postage.report.launch.AgentOptions;
import dev.postage.report.launch.ChildJvm;
import dev.postage.report.launch.JavaHome;
import dev.postage.report.launch.LaunchException;
import dev.postage.report.launch.Mode;
import dev.postage.report.launch.TimeLimit;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** Options on how programs are run. */
final class JvmOptions {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(
            names = "--mode",
            paramLabel = "xint|fast",
            converter = ModeConverter.class,
            description =
                    "How bytecode is run: xint interprets, fast compiles with intrinsics off. Both count the same,"
                            + " fast in a fraction of the time. Default: fast where the intrinsics of the release are listed, else"
                            + " xint.")
    private Optional<Mode> mode = Optional.empty();

    @Option(
            names = "--java",
            paramLabel = "HOME",
            description =
                    "Folder of the JDK that runs the measured program. Default: JAVA_HOME, else the one running now.")
    private Optional<Path> java = Optional.empty();

    @Option(
            names = "--time-limit",
            paramLabel = "TIME",
            converter = TimeConverter.class,
            description = "How long one run may take, as in 500ms, 60s or 5min.")
    private Optional<Duration> timeLimit = Optional.empty();

    /**
     * The JVM asked for.
     *
     * @throws LaunchException when there is no agent for it
     */
    ChildJvm jvm(Console console) throws LaunchException {
        JavaHome home = home(console);
        Mode chosen = mode.orElseGet(() -> Mode.quickest(home));
        if (!chosen.exactOn(home)) {
            throw new ParameterException(
                    command.commandLine(),
                    "no list of intrinsics is known for the Java " + home.feature() + " in " + home.home()
                            + ", so that mode fast would not be exact there: use --mode xint");
        }
        return new ChildJvm(home, chosen, new AgentOptions(AgentJar.find()), console.environment());
    }

    private JavaHome home(Console console) {
        try {
            return JavaHome.choose(java.map(console.directory()::resolve), console.environment());
        } catch (LaunchException e) {
            throw new ParameterException(command.commandLine(), e.getMessage());
        }
    }

    /** How long one run may take: as asked for, else as given. */
    Duration timeLimit(Duration otherwise) {
        return timeLimit.orElse(otherwise);
    }

    /** Reads the word for a mode. */
    static final class ModeConverter implements ITypeConverter<Mode> {
        @Override
        public Mode convert(String text) {
            return Arrays.stream(Mode.values())
                    .filter(mode -> mode.word().equals(text))
                    .findFirst()
                    .orElseThrow(() -> new TypeConversionException("expected one of "
                            + Arrays.stream(Mode.values()).map(Mode::word).collect(Collectors.joining(", "))
                            + " but was '" + text + "'"));
        }
    }

    /** Reads a time limit. */
    static final class TimeConverter implements ITypeConverter<Duration> {
        @Override
        public Duration convert(String text) {
            return TimeLimit.parse(text)
                    .orElseThrow(() ->
                            new TypeConversionException("expected " + TimeLimit.EXPECTED + " but was '" + text + "'"));
        }
    }
}
