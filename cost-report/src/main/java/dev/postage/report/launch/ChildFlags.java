package dev.postage.report.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The flags every measured JVM gets, whatever the program; a program's own flags follow them and win. */
final class ChildFlags {
    /** A flag of ours, and the program's own flags beside which the JVM would refuse it. */
    private static final Map<String, Pattern> REFUSED = Map.of(
            "-XX:+UseSerialGC",
            Pattern.compile("-XX:\\+Use\\w+GC"),
            "-Xshare:off",
            Pattern.compile("-XX:AOT\\w+=.*"),
            "-XX:CICompilerCount=1",
            Pattern.compile("-XX:(TieredStopAtLevel=|CICompilerCount=|-TieredCompilation|CompilationMode=).*"));

    private ChildFlags() {}

    /**
     * The flags for one program: without those that would contradict its own.
     *
     * @param options the program's own options
     */
    static List<Flag> of(Mode mode, JavaHome java, List<String> options) {
        return all(mode, java, HeapFlags.beside(options)).stream()
                .filter(flag -> options.stream().noneMatch(option -> refused(flag, option)))
                .toList();
    }

    private static boolean refused(Flag flag, String option) {
        Pattern others = REFUSED.get(flag.word());
        return others != null && others.matcher(option).matches();
    }

    /** The flags for a program that has no options of its own. */
    static List<Flag> of(Mode mode, JavaHome java) {
        return of(mode, java, List.of());
    }

    private static List<Flag> all(Mode mode, JavaHome java, HeapFlags heap) {
        List<Flag> flags = new ArrayList<>(mode.flags(java));
        flags.addAll(MACHINE);
        flags.addAll(COLLECTION);
        flags.addAll(heap.flags());
        flags.addAll(LANGUAGE);
        flags.addAll(NOTHING_LEFT);
        return List.copyOf(flags);
    }

    /** What would otherwise follow from the machine or from chance. */
    private static final List<Flag> MACHINE = List.of(
            new Flag(
                    "-Xshare:off",
                    "not every installation has a class archive, and one may fail to map: then start-up differs"),
            new Flag("-XX:ActiveProcessorCount=4", "pools and striped counters take their size from the processors"),
            new Flag("-XX:+UnlockExperimentalVMOptions", "the next flag is an experimental one in JDK 17 to 25"),
            // the default, 5, draws from a generator that other VM threads draw from too: 1 start in 5 differs on 17
            new Flag(
                    "-XX:hashCode=3",
                    "identity hash codes are 1, 2, 3 and so on: hash tables of objects look the same"),
            new Flag(
                    "-Xbatch",
                    "a compiler beside the program moves the addresses of names, and classes are loaded in their order"),
            new Flag("-XX:-UseDynamicNumberOfCompilerThreads", "compiler threads come and go as the machine allows"),
            new Flag(
                    "-XX:SymbolTableSize=1048576",
                    "a table of names that never grows: a thread beside the program would make it larger"),
            new Flag("-XX:StringTableSize=1048576", "the same for the table of strings"),
            new Flag("-XX:-MethodFlushing", "what is thrown out of the code cache depends on time"),
            new Flag(
                    "-XX:SweeperThreshold=100",
                    "from JDK 20 on, so much new code in the cache, in per cent, has the collector run: it clears references"),
            new Flag("-da", "assertions count as work; JDK ones are off with the next flag"),
            new Flag("-dsa", "the JDK's own assertions count as work"));

    /** One collector thread, and nothing to do for it: soft references are cleared by collections. */
    private static final List<Flag> COLLECTION = List.of(
            new Flag("-XX:+UseSerialGC", "the VM picks a collector by the machine's size"),
            new Flag(
                    "-XX:MetaspaceSize=512m",
                    "no collection for the sake of class metadata either: it clears what refers weakly to classes"),
            new Flag("-Xss4m", "woven methods take up to four times the stack: what recurses does so here as well"));

    /** Formatting, comparing and encoding run other code in other languages. */
    private static final List<Flag> LANGUAGE = List.of(
            new Flag("-Duser.language=en", "the default locale"),
            new Flag("-Duser.country=US", "the default locale"),
            new Flag("-Duser.timezone=UTC", "the default time zone, and when daylight saving begins"),
            new Flag("-Dfile.encoding=UTF-8", "the default charset"),
            new Flag("-Dsun.jnu.encoding=UTF-8", "how file names become strings"),
            new Flag("-Dstdout.encoding=UTF-8", "how printed text is encoded, from JDK 19 on"),
            new Flag("-Dstderr.encoding=UTF-8", "how printed text is encoded, from JDK 19 on"));

    private static final List<Flag> NOTHING_LEFT = List.of(
            new Flag("-XX:-UsePerfData", "no file for monitoring tools, which a killed JVM would leave behind"),
            new Flag("-XX:+DisableAttachMechanism", "no other tool joins in the middle of a run"),
            new Flag("-XX:+ErrorFileToStderr", "a crash report is part of the captured output, not a file"),
            new Flag("-XX:-CreateCoredumpOnCrash", "no core file"));
}
