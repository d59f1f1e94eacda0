package dev.postage.report.launch;

import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.Run;
import java.io.IOException;
import java.util.List;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Adds to what the agent knows of a run's conditions what only the starting side knows. */
final class RunConditions {
    /** The agent's entry for the JVM's flags. */
    private static final String FLAGS = "jvm.flags";

    /** The names of all intrinsics are some 6,000 characters: a list is told by its length and its hash. */
    private static final Pattern INTRINSICS = Pattern.compile("(-XX:DisableIntrinsic=)(\\S{80,})");

    private RunConditions() {}

    /**
     * The run with the digest of its class path, and with flags that are the same for every number of deliveries.
     *
     * @param template the program with placeholders
     * @param filled the same as it ran
     * @throws IOException when the class path cannot be read
     */
    static Run added(Run run, Program template, Program filled) throws IOException {
        TreeMap<String, String> entries = new TreeMap<>();
        entries.put(Fingerprint.PROGRAM + "classPath", ClassPathDigest.of(filled));
        String flags = run.fingerprint().entries().get(FLAGS);
        if (flags != null) {
            entries.put(FLAGS, shortened(unfilled(flags, template.words(), filled.words())));
        }
        return run.withFingerprint(entries);
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
