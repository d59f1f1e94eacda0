package dev.postage.report.launch;

import java.util.ArrayList;
import java.util.List;

/**
 * Flags under which the first compiler counts what the interpreter counts.
 *
 * <p>An intrinsic replaces a counted body by machine code, so the count would depend on when the method was compiled.
 * The names are those one JDK release knows: the JVM refuses to start with a name it does not know.
 */
final class FastMode {
    private FastMode() {}

    /** Whether a list is known for this feature version: without one the mode is not exact. */
    static boolean knows(int feature) {
        return !intrinsics(feature).isEmpty();
    }

    static List<Flag> flags(int feature) {
        List<Flag> flags = new ArrayList<>();
        flags.add(new Flag(
                "-XX:TieredStopAtLevel=1",
                "the second compiler removes allocations and merges work, the first does not"));
        flags.add(new Flag("-XX:+UnlockDiagnosticVMOptions", "the next flag is a diagnostic one"));
        flags.add(new Flag(
                "-XX:DisableIntrinsic=" + String.join(",", intrinsics(feature)),
                "a method whose body is replaced runs uncounted once it is compiled"));
        return flags;
    }

    /** The intrinsics to switch off in a JDK of this feature version; empty where no list is known. */
    private static List<String> intrinsics(int feature) {
        return switch (feature) {
            default -> List.of();
        };
    }
}
