package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageCounters;
import java.lang.instrument.Instrumentation;
import java.net.URL;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;

/**
 * The other agents of this JVM: those of the command line, and those written in Java that joined later. A native one that
 * joins later leaves nothing behind that could be seen.
 */
public final class OtherAgents {
    private static final String OWN = "postage-agent";
    private static final String JAVA = "-javaagent:";
    private static final String LIBRARY = "-agentlib:";
    private static final String FILE = "-agentpath:";

    private final List<String> agents = new ArrayList<>();
    private final List<String> arguments = new ArrayList<>();

    private OtherAgents() {}

    /** Adds {@code other.agents}, each with its place, and their arguments where there are any. */
    static void describe(List<String> commandLine, Instrumentation vm, SortedMap<String, String> entries) {
        OtherAgents others = new OtherAgents();
        String place = "before";
        for (String argument : commandLine) {
            if (isOwn(argument)) {
                place = "after";
            } else if (isAgent(argument)) {
                others.add(argument, place);
            }
        }
        others.attached(vm);
        entries.put("other.agents", String.join(", ", others.agents));
        if (!others.arguments.isEmpty()) {
            entries.put("other.agents.arguments", String.join(" ", others.arguments));
        }
    }

    /** Whether the words a JVM was started with load another agent written in Java. */
    public static boolean javaAgentIn(String[] commandLine) {
        for (String argument : commandLine) {
            if (argument.startsWith(JAVA) && !isOwn(argument)) {
                return true;
            }
        }
        return false;
    }

    static boolean isAgent(String argument) {
        return argument.startsWith(JAVA) || argument.startsWith(LIBRARY) || argument.startsWith(FILE);
    }

    /** Options of another agent may name a folder of that name. */
    private static boolean isOwn(String argument) {
        return argument.startsWith(JAVA) && file(argument).startsWith(OWN);
    }

    /** The VM starts native agents before all others, wherever they stand. */
    private void add(String argument, String place) {
        agents.add(file(argument) + (argument.startsWith(JAVA) ? " (" + place + ")" : " (native)"));
        arguments.add(argument);
    }

    /** What stands between the kind of the agent and its options, without folders. */
    private static String file(String argument) {
        int start = argument.indexOf(':') + 1;
        int equals = argument.indexOf('=', start);
        String path = argument.substring(start, equals < 0 ? argument.length() : equals);
        return path.substring(path.lastIndexOf('/') + 1);
    }

    private void attached(Instrumentation vm) {
        Set<String> names = new HashSet<>(List.of(PostageCounters.attachedAgents()));
        if (names.isEmpty()) {
            return;
        }
        for (Class<?> type : vm.getAllLoadedClasses()) {
            if (type.getClassLoader() == ClassLoader.getSystemClassLoader() && names.remove(type.getName())) {
                agents.add(file(type) + " (attached)");
            }
        }
        for (String name : names) {
            agents.add(name + " (attached)");
        }
    }

    private static String file(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        URL place = source == null ? null : source.getLocation();
        String path = place == null ? "" : place.getPath();
        return path.endsWith(".jar") ? path.substring(path.lastIndexOf('/') + 1) : type.getName();
    }
}
