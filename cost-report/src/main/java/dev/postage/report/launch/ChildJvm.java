package dev.postage.report.launch;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The JVM programs are measured in, as a value: the same for every run but for the program's words and the number of
 * deliveries.
 *
 * @param java the installation
 * @param mode how it runs bytecode
 * @param agent what counts in it
 * @param environment this process's environment, of which little is passed on
 */
public record ChildJvm(JavaHome java, Mode mode, AgentOptions agent, Map<String, String> environment) {

    public ChildJvm {
        environment = Map.copyOf(environment);
    }

    /**
     * The command line that counts one run.
     *
     * @param plan whose run it is
     * @param program its program without placeholders
     * @param deliveries how many are planned
     * @param files where the agent writes and reads
     * @param base what it starts with
     */
    Command measured(ScenarioPlan plan, Program program, long deliveries, RunFiles files, PinnedBase base) {
        List<String> words = new ArrayList<>();
        words.add(java.executable().toString());
        List<String> options = new JavaWords(program.words()).options();
        ChildFlags.of(mode, java, options).forEach(flag -> words.add(flag.word()));
        words.addAll(base.words(program));
        words.add(agent.flag(plan, deliveries, files, base));
        words.addAll(program.words());
        return new Command(words, Command.measured(environment), program.directory());
    }

    /**
     * The command line of a program that is not measured.
     *
     * @param temporary where it keeps temporary files, which thus are removed with the folder even if it is killed
     */
    Command plain(Program program, Path temporary) {
        List<String> words = new ArrayList<>();
        words.add(java.executable().toString());
        words.add("-Djava.io.tmpdir=" + temporary);
        words.addAll(program.words());
        return new Command(words, Command.cleared(environment), program.directory());
    }
}
