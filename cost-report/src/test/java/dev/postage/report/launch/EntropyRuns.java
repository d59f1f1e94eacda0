package dev.postage.report.launch;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.launch.entropy.EntropyProgram;
import dev.postage.report.launch.entropy.Kind;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Run;
import dev.postage.report.runs.RunFile;
import dev.postage.report.runs.ThreadFilter;
import java.io.File;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Runs {@link EntropyProgram} in JVMs that Postage starts, and in others, here and in other surroundings. */
final class EntropyRuns {
    private static final Duration LIMIT = Duration.ofMinutes(2);

    private final Path folder;
    private final ChildJvm here;
    private final ChildJvm elsewhere;
    private final Cleanup cleanup;
    private final ScenarioPlan plan;
    private final PinnedBase base;

    EntropyRuns(JavaHome java, Path folder, Cleanup cleanup) throws LaunchException, InterruptedException {
        AgentOptions agent = new AgentOptions(AgentJar.find());
        this.folder = folder;
        this.cleanup = cleanup;
        this.here =
                new ChildJvm(java, Mode.quickest(java), agent, environment(Map.of("TZ", "UTC", "LC_ALL", "C.UTF-8")));
        this.elsewhere = new ChildJvm(java, Mode.quickest(java), agent, environment(otherSurroundings()));
        Program program =
                new Program(List.of("-Xverify:all", "-cp", classPath(), EntropyProgram.class.getName()), folder);
        this.plan = new ScenarioPlan("entropy", program, List.of(), List.of(), ThreadFilter.standard());
        this.base = PinnedBase.make(here, folder, cleanup);
    }

    private static Map<String, String> environment(Map<String, String> more) {
        Map<String, String> environment = new TreeMap<>(more);
        environment.putIfAbsent("PATH", System.getenv("PATH"));
        environment.putIfAbsent("HOME", System.getProperty("user.home"));
        Optional.ofNullable(System.getenv(ClassCache.VARIABLE))
                .ifPresent(cache -> environment.put(ClassCache.VARIABLE, cache));
        return environment;
    }

    private static Map<String, String> otherSurroundings() {
        int processors = Runtime.getRuntime().availableProcessors() + 1;
        return Map.of(
                "TZ",
                "Asia/Kolkata",
                "PATH",
                System.getenv("PATH") + ":/elsewhere",
                "HOME",
                "/home/of-somebody-else",
                "LC_ALL",
                "C",
                "SOME_VARIABLE",
                "that is not there otherwise",
                // plays another user's settings and another machine
                "JAVA_TOOL_OPTIONS",
                "-ea -Duser.language=tr -Duser.country=TR -XX:MaxRAM=512m -XX:ActiveProcessorCount=" + processors);
    }

    private static String classPath() {
        return Stream.of(System.getProperty("java.class.path").split(File.pathSeparator, -1))
                .filter(entry ->
                        entry.contains("test-classes") || entry.contains("jackson") || entry.contains("archunit"))
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
    }

    /** One run in a JVM that Postage starts. */
    Map<Kind, Counts> fixedHere() throws Exception {
        return fixed(here, program("here"));
    }

    /** The same with another environment and in another folder. */
    Map<Kind, Counts> fixedElsewhere() throws Exception {
        return fixed(elsewhere, ofAnother(program("a-folder-with-another-name")));
    }

    /** One run in a JVM that is started by hand, with the agent alone. */
    Map<Kind, Counts> freeHere() throws Exception {
        return free(here, program("here"));
    }

    Map<Kind, Counts> freeElsewhere() throws Exception {
        return free(elsewhere, ofAnother(program("a-folder-with-another-name")));
    }

    /** The program as another user starts it: only the JVM can be told so. */
    private static Program ofAnother(Program program) {
        List<String> words =
                new ArrayList<>(List.of("-Duser.name=somebody-else", "-Duser.home=/home/of-somebody-else"));
        words.addAll(program.words());
        return new Program(words, program.directory());
    }

    private Map<Kind, Counts> fixed(ChildJvm jvm, Program program) throws Exception {
        RunFiles files = RunFiles.in(folder);
        files.forget();
        return counted(jvm.measured(plan, program, 1, files, base), files.counts());
    }

    private Map<Kind, Counts> free(ChildJvm jvm, Program program) throws Exception {
        Path counts = folder.resolve("free");
        List<String> words = new ArrayList<>(List.of(jvm.java().executable().toString()));
        jvm.mode().flags(jvm.java()).forEach(flag -> words.add(flag.word()));
        words.add("-javaagent:" + jvm.agent().jar() + "=out=" + counts);
        words.addAll(program.words());
        return counted(new Command(words, new TreeMap<>(jvm.environment()), program.directory()), counts);
    }

    private Program program(String directory) throws Exception {
        Path place = Files.createDirectories(folder.resolve(directory));
        return new Program(plan.program().words(), place);
    }

    private Map<Kind, Counts> counted(Command command, Path counts) throws Exception {
        PrintStream nowhere = new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8);
        try (Child child = Child.start(command, nowhere, cleanup)) {
            assertThat(child.await(LIMIT)).as(() -> "output of " + command).isEqualTo(new Child.Ending.Exited(0));
        }
        Run run = RunFile.read(counts, 1, ThreadFilter.standard(), false);
        return byKind(run);
    }

    private static Map<Kind, Counts> byKind(Run run) {
        SortedMap<String, Counts> threads = new TreeMap<>();
        run.threads().forEach((name, totals) -> threads.put(name, totals.counts()));
        Map<Kind, Counts> byKind = new EnumMap<>(Kind.class);
        for (Kind kind : Kind.values()) {
            byKind.put(kind, threads.get(kind.name()));
        }
        return byKind;
    }
}
