package dev.postage.report.launch;

import java.util.List;
import java.util.Locale;

/** The two ways a measured JVM runs bytecode such that no method body is replaced by something uncounted. */
public enum Mode {
    /** Interpreter only: the reference. */
    XINT {
        @Override
        List<Flag> flags(JavaHome java) {
            return List.of(new Flag("-Xint", "the interpreter runs each bytecode of each method as it stands"));
        }
    },
    /** The first compiler with every intrinsic off: several times quicker, the same counts. */
    FAST {
        @Override
        List<Flag> flags(JavaHome java) {
            return FastMode.flags(java.feature());
        }
    };

    abstract List<Flag> flags(JavaHome java);

    /** The quickest mode that is exact on this installation. */
    public static Mode quickest(JavaHome java) {
        return FastMode.knows(java.feature()) ? FAST : XINT;
    }

    /** Whether it is exact on this installation. */
    public boolean exactOn(JavaHome java) {
        return this == XINT || FastMode.knows(java.feature());
    }

    /** The word for it on the command line and in results. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return word();
    }
}
