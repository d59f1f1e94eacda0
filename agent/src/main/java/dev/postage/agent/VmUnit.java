package dev.postage.agent;

import dev.postage.agent.weave.Unit;
import java.util.Locale;
import jdk.internal.misc.VM;

/**
 * Concludes from how this VM was started whether each body runs as bytecode: in the interpreter, and with the first compiler
 * when somebody has switched intrinsics off and nobody some of them on. The VM is asked at its end whether all were off; what
 * beans would tell is not asked here, because they bring a hundred classes along.
 */
final class VmUnit {
    private static final String[] STEERING = {
        "-XX:ControlIntrinsic=", "-XX:CompileCommandFile=", "-XX:CompilerDirectivesFile="
    };

    private VmUnit() {}

    static Unit of(AgentOptions options) {
        if (options.unit().isPresent()) {
            return options.unit().get();
        }
        String how = System.getProperty("java.vm.info", "");
        if (how.startsWith("interpreted mode")) {
            return Unit.INSTRUCTIONS;
        }
        return how.contains("emulated-client") && intrinsicsOff(VM.getRuntimeArguments())
                ? Unit.INSTRUCTIONS
                : Unit.OUTSIDE_INTRINSICS;
    }

    static boolean intrinsicsOff(String[] arguments) {
        boolean off = false;
        for (String argument : arguments) {
            off |= argument.startsWith("-XX:DisableIntrinsic=");
            if (steers(argument)) {
                return false;
            }
        }
        return off;
    }

    private static boolean steers(String argument) {
        for (String option : STEERING) {
            if (argument.startsWith(option)) {
                return true;
            }
        }
        // a command to the compiler may be about anything else
        return argument.startsWith("-XX:CompileCommand=")
                && argument.toLowerCase(Locale.ROOT).contains("intrinsic");
    }
}
