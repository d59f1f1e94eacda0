package dev.postage.report.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * Flags under which the first compiler counts what the interpreter counts.
 *
 * <p>An intrinsic replaces a counted body by machine code, so the count would depend on when the method was compiled.
 * Which intrinsics there are differs with each release, and the JVM refuses to start with a name it does not know: the
 * names stand in a file per feature version, {@code intrinsics-17.txt} and so on, one a line, beside this class. Add a
 * file for a new release.
 */
final class FastMode {
    private FastMode() {}

    /** Whether the names are known for this feature version: without them the mode is not exact. */
    static boolean knows(int feature) {
        return FastMode.class.getResource(file(feature)) != null;
    }

    /** The flags for a feature version whose names are known. */
    static List<Flag> flags(int feature) {
        return List.of(
                new Flag(
                        "-XX:TieredStopAtLevel=1",
                        "the second compiler removes allocations and merges work, the first does not"),
                new Flag(
                        "-XX:CICompilerCount=1",
                        "of several compiler threads any may be the one, and each leaves other gaps in memory behind"),
                new Flag(
                        "-XX:ReservedCodeCacheSize=240m",
                        "the first compiler alone gets 48 MB, which woven code may fill: then compiling ends for good"),
                new Flag("-XX:+UnlockDiagnosticVMOptions", "the next flag is a diagnostic one"),
                new Flag(
                        "-XX:DisableIntrinsic=" + String.join(",", intrinsics(feature)),
                        "a method whose body is replaced runs uncounted once it is compiled"));
    }

    /** The names for a feature version for which they are known. */
    static List<String> intrinsics(int feature) {
        try (InputStream names = FastMode.class.getResourceAsStream(file(feature))) {
            if (names == null) {
                throw new IllegalArgumentException("no intrinsics known for feature version " + feature);
            }
            return new String(names.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String file(int feature) {
        return "intrinsics-" + feature + ".txt";
    }
}
