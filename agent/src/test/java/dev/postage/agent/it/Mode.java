package dev.postage.agent.it;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.TreeSet;

/** How the JVM executes bytecode; in both ways each executed instruction passes the agent's counters. */
enum Mode {
    /** The reference: nothing but the interpreter. */
    INTERPRETER {
        @Override
        List<String> flags(int feature) {
            return List.of("-Xint");
        }

        @Override
        String compiler() {
            return "none";
        }

        @Override
        String intrinsicsOff(int feature) {
            return "";
        }
    },

    /** The first compiler only, and no method body replaced by one the compiler knows itself. */
    FIRST_COMPILER {
        @Override
        List<String> flags(int feature) {
            return List.of(
                    "-XX:TieredStopAtLevel=1",
                    "-XX:+UnlockDiagnosticVMOptions",
                    "-XX:DisableIntrinsic=" + String.join(",", intrinsics(feature)));
        }

        @Override
        String compiler() {
            return "C1";
        }

        @Override
        String intrinsicsOff(int feature) {
            return String.join(",", new TreeSet<>(intrinsics(feature)));
        }
    };

    abstract List<String> flags(int feature);

    /** How the agent names the compiler. */
    abstract String compiler();

    /** How the agent names the intrinsics that are off. */
    abstract String intrinsicsOff(int feature);

    /** A name this release does not know would keep the JVM from starting, so there is one list for each. */
    private static List<String> intrinsics(int feature) {
        String name = "intrinsics-" + feature + ".txt";
        try (InputStream names = Mode.class.getResourceAsStream(name)) {
            return new String(names.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(name, unreadable);
        }
    }
}
