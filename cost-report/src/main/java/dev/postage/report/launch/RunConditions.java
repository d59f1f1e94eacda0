package dev.postage.report.launch;

import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.Glob;
import dev.postage.report.runs.Run;
import java.io.IOException;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Adds to what the agent knows of a run's conditions what only the starting side knows. */
final class RunConditions {
    /** The agent's entry for the JVM's flags. */
    private static final String FLAGS = "jvm.flags";

    /** The agent's entry for the words that load other agents. */
    private static final String AGENTS = "other.agents.arguments";

    /** The folders of an absolute path, which are other ones on another machine or in another run. */
    private static final Pattern FOLDERS = Pattern.compile("(?<=[=:,;])/(?:[^=:,; ]*/)?");

    /** The names of all intrinsics are some 6,000 characters: a list is told by its length and its hash. */
    private static final Pattern INTRINSICS = Pattern.compile("(-XX:DisableIntrinsic=)(\\S{80,})");

    private RunConditions() {}

    /**
     * The run with the digest of its class path, with what of it is counted, in which unit, and with flags that are the
     * same for every number of deliveries.
     *
     * @param plan with the program's placeholders
     * @param filled the program as it ran
     * @param base what the JVM started with, in a folder of another name each time
     * @throws IOException when the class path cannot be read, and when bodies were counted that a compiler may have replaced
     */
    static Run added(Run run, ScenarioPlan plan, Program filled, PinnedBase base) throws IOException {
        TreeMap<String, String> entries =
                new TreeMap<>(ExecutionMode.entries(run.fingerprint().entries()));
        if (ExecutionMode.unitBroken(run.fingerprint().entries())) {
            throw new IOException("the VM says it ran with a compiler or with intrinsics that its command line does not"
                    + " show, expected what the command line says: put flags of the JIT there and into no file");
        }
        entries.put(Fingerprint.PROGRAM + "classPath", ClassPathDigest.of(filled));
        // fewer threads or classes give lower numbers, which are no improvement
        entries.put("counted.threads", patterns(plan.threads().globs().stream().map(Glob::pattern)));
        entries.put("counted.without", patterns(plan.excluded().stream()));
        String flags = run.fingerprint().entries().get(FLAGS);
        if (flags != null) {
            String same = flags.replace(base.folder().toString(), "pinned");
            entries.put(FLAGS, shortened(unfilled(same, plan.program().words(), filled.words())));
        }
        String agents = run.fingerprint().entries().get(AGENTS);
        if (agents != null) {
            String same = unfilled(agents, plan.program().words(), filled.words());
            entries.put(AGENTS, FOLDERS.matcher(same).replaceAll(""));
        }
        return run.withFingerprint(entries);
    }

    private static String patterns(Stream<String> patterns) {
        return patterns.sorted().collect(Collectors.joining(" "));
    }

    private static String unfilled(String flags, List<String> template, List<String> filled) {
        String result = flags;
        for (int i = 0; i < template.size(); i++) {
            if (!template.get(i).equals(filled.get(i)) && filled.get(i).startsWith("-")) {
                result = result.replace(filled.get(i), template.get(i));
            }
        }
        return result;
    }

    private static String shortened(String flags) {
        Matcher list = INTRINSICS.matcher(flags);
        return list.replaceAll(found -> {
            String names = found.group(2);
            return found.group(1) + names.split(",", -1).length + "-names-" + Integer.toHexString(names.hashCode());
        });
    }
}
