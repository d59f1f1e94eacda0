package dev.postage.agent.weave;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** Which classes and methods are left as they are, and why. */
public final class ClassFilter {
    private static final String[][] EXCLUDED = {
        {"java/lang/Postage", "the agent's counters"},
        {"sun/instrument/", "runs only because an agent is there"},
    };

    /** With those nested in them. Classes of like names, as of carriers' local variables, run on one thread as all do. */
    private static final List<String> SWITCHING = List.of(
            "java/lang/VirtualThread",
            "java/lang/BaseVirtualThread",
            "java/lang/ThreadBuilders",
            "jdk/internal/vm/Continuation",
            "jdk/internal/misc/CarrierThread");

    private static final String AGENT = "dev/postage/agent/";
    private static final List<String> ROOMS =
            List.of("boot", "pin", "weave", "keep", "sites", "collect", "counts", "shaded");

    private final List<Pattern> userExcluded;

    /** @param userExcluded class name patterns the user named, over names with dots */
    public ClassFilter(List<Pattern> userExcluded) {
        this.userExcluded = List.copyOf(userExcluded);
    }

    /** Why the class is not counted; empty when it is. */
    public Optional<String> excluded(String internalName) {
        if (ofAgent(internalName)) {
            return Optional.of("the agent itself");
        }
        if (SWITCHING.contains(outermost(internalName))) {
            return Optional.of("changes the current thread while it runs");
        }
        for (String[] rule : EXCLUDED) {
            if (internalName.startsWith(rule[0])) {
                return Optional.of(rule[1]);
            }
        }
        String name = internalName.replace('/', '.');
        for (Pattern pattern : userExcluded) {
            if (pattern.matcher(name).matches()) {
                return Optional.of("excluded by option " + pattern.pattern());
            }
        }
        return Optional.empty();
    }

    private static String outermost(String internalName) {
        int nested = internalName.indexOf('$');
        return nested < 0 ? internalName : internalName.substring(0, nested);
    }

    private static boolean ofAgent(String internalName) {
        if (!internalName.startsWith(AGENT)) {
            return false;
        }
        int slash = internalName.indexOf('/', AGENT.length());
        return slash < 0 || ROOMS.contains(internalName.substring(AGENT.length(), slash));
    }

    /**
     * Whether the method keeps its body: the interpreter runs it by a routine of its own, so that no bytecode of it is
     * executed in any mode (HotSpot's {@code AbstractInterpreter::MethodKind}), or its callers are charged.
     */
    static boolean leavesBody(String className, String name, String descriptor) {
        return switch (className) {
            // runs on uninitialised objects; its one instruction is charged to the caller
            case "java/lang/Object" -> name.equals("<init>");
            // a class of events has these, or inherits the same from here
            case "jdk/internal/event/Event" -> ChargedCall.ofEvent(name, descriptor) > 0;
            // where there is one it stands in for a native method
            case "java/lang/Class" -> name.equals("hashCode");
            case "java/lang/Math" ->
                switch (name) {
                    case "sin", "cos", "tan", "sqrt", "log", "log10", "exp", "pow" -> true;
                    case "abs" -> descriptor.equals("(D)D");
                    case "fma" -> true;
                    default -> false;
                };
            case "java/lang/StrictMath" -> name.equals("sqrt");
            case "java/lang/ref/Reference" -> name.equals("get");
            case "java/util/zip/CRC32C" -> name.equals("updateBytes") || name.equals("updateDirectByteBuffer");
            case "java/lang/Float" -> name.equals("float16ToFloat") || name.equals("floatToFloat16");
            default -> false;
        };
    }
}
