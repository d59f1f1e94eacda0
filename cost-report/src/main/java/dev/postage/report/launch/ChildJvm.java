package dev.postage.report.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * The JVM a program is measured in, as a value: the same for every run but for the number of deliveries.
 *
 * @param java the installation
 * @param mode how it runs bytecode
 * @param agent how the agent counts
 * @param environment this process's environment, of which little is passed on
 */
public record ChildJvm(JavaHome java, Mode mode, AgentOptions agent, Map<String, String> environment) {

    public ChildJvm {
        environment = Map.copyOf(environment);
    }

    /** The command line that counts one run of a program without placeholders into {@code counts}. */
    Command command(Program program, Path counts, OptionalLong expected) {
        List<String> words = new ArrayList<>();
        words.add(java.executable().toString());
        ChildFlags.of(mode, java).forEach(flag -> words.add(flag.word()));
        words.add(agent.flag(counts, expected));
        words.addAll(program.words());
        return new Command(words, Command.cleared(environment), program.directory());
    }
}
