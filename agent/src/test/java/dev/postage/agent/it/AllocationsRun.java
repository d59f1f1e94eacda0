package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Known allocations in two JVMs with the same flags.
 *
 * @param counted what the agent counted of the units after the first
 * @param printed what a JVM without agent printed: kinds, and bytes that its VM gave the thread in one unit
 */
record AllocationsRun(AgentWindow counted, Map<String, Long> printed) {
    /** Kinds whose objects are all made by the method that has the kind's name. */
    static final List<String> KINDS_OF_ONE_METHOD = List.of(
            "objects",
            "objectsOfObjects",
            "primitiveArrays",
            "wideArrays",
            "referenceArrays",
            "nestedArrays",
            "largeArrays");

    private static final String PROGRAM = "dev.postage.agent.programs.AllocationsProgram";
    private static final int UNITS = 10;
    private static final int COUNTED = UNITS - 1;

    /** Besides those under test; a heap that needs no collection where the collector lets it be so large. */
    private static final List<String> FLAGS = List.of(
            "-Xshare:off",
            "-Xms1g",
            "-Xmx1g",
            "-Xverify:all",
            "-ea",
            "-XX:+UnlockExperimentalVMOptions",
            "-XX:hashCode=3",
            "-Duser.language=en");

    /** @param flags separated by blanks */
    static AllocationsRun of(TestJdk jdk, String flags, Path folder) throws IOException {
        return new AllocationsRun(count(jdk, flags, folder), ask(jdk, flags, folder));
    }

    /** What the agent counts of the units after the first. */
    static AgentWindow count(TestJdk jdk, String flags, Path folder) throws IOException {
        Path out = folder.resolve("run.counts");
        List<String> command = flags(jdk, flags);
        command.add(PinnedBase.flag(jdk));
        command.add("-javaagent:" + ChildRun.AGENT + "=out=" + out + ",pin=on,jdk=" + PinnedBase.woven(jdk)
                + ",delivery=" + PROGRAM + "#unit,expect=" + UNITS);
        run(jdk, command, folder, Integer.toString(UNITS));
        return AgentWindow.after(1, CountsReader.read(out), "units");
    }

    private static Map<String, Long> ask(TestJdk jdk, String flags, Path folder) {
        Map<String, Long> bytes = new HashMap<>();
        String printed = run(jdk, flags(jdk, flags), folder, Integer.toString(UNITS), "ask");
        printed.lines()
                .map(line -> line.split(" ", -1))
                .filter(words -> words.length == 2)
                .forEach(words -> bytes.put(words[0], Long.parseLong(words[1])));
        return bytes;
    }

    private static List<String> flags(TestJdk jdk, String flags) {
        List<String> command = new ArrayList<>(Mode.FIRST_COMPILER.flags(jdk.feature()));
        command.addAll(FLAGS);
        command.addAll(List.of(flags.split(" ", -1)));
        return command;
    }

    private static String run(TestJdk jdk, List<String> flags, Path folder, String... arguments) {
        List<String> command = new ArrayList<>(flags);
        command.addAll(List.of("-cp", ChildRun.programClassPath(), PROGRAM));
        command.addAll(List.of(arguments));
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        // the VM may say that a flag grows old
        assertThat(ended.err().lines())
                .allMatch(line -> line.contains(" warning: Option ") && line.contains("deprecated"));
        return ended.out();
    }

    /** What the VM of the JVM without agent gave for a kind in all counted units together; those of all kinds for "total". */
    long asked(String kind) {
        long unit = kind.equals("total")
                ? printed.values().stream().mapToLong(Long::longValue).sum()
                : printed.get(kind);
        return COUNTED * unit;
    }

    /** What the agent counted for the method that makes the objects of a kind. */
    long bytesOf(String kind) {
        return counted.methods().entrySet().stream()
                .filter(method -> method.getKey().startsWith(PROGRAM + "." + kind + "("))
                .mapToLong(method -> method.getValue().bytes())
                .sum();
    }
}
