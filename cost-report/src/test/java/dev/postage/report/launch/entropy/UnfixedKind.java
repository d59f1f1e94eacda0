package dev.postage.report.launch.entropy;

import java.util.List;
import java.util.stream.Stream;

/** A kind of entropy that stays, and what the report says of it. */
public enum UnfixedKind {
    NANO_TIME("nanoseconds", "`System.nanoTime` as a number of turns", "clock", "java.lang.System"),
    MILLISECONDS("milliseconds", "`System.currentTimeMillis`", "clock", "java.lang.System"),
    INSTANT("instant", "`Instant.now`", "clock", "java.time."),
    SECURE_RANDOM("secureRandom", "`SecureRandom`", "random", "java."),
    UUID("uuid", "`UUID.randomUUID`", "random", "java."),
    PROCESS("process", "the number of the process", "process number", "java.lang.ProcessHandleImpl"),
    PORT("port", "a free port", "port number", "java.net.ServerSocket"),
    THREAD("thread", "looking until another thread has answered", "thread start", "java.lang.Thread"),
    LOADING("loading", "looking until another thread has loaded a class", "class loading", "java.lang.ClassLoader"),
    TIMER("timer", "looking until a timer has expired", "timers", "java.util.Timer"),
    FILES("files", "files with new names, as their folder shows them", "order of a folder", "java.nio.file.Files");

    private final String method;
    private final String what;
    private final String cause;
    private final String suspect;

    UnfixedKind(String method, String what, String cause, String suspect) {
        this.method = method;
        this.what = what;
        this.cause = cause;
        this.suspect = suspect;
    }

    /** The method of {@link UnfixedProgram} whose counts differ. */
    public String method() {
        return method;
    }

    /** What the report gives as the cause. */
    public String cause() {
        return cause;
    }

    /** How the name of the class begins whose method the report suspects, or finds to differ. */
    public String suspect() {
        return suspect;
    }

    /** A row of the table for readers. */
    public String row() {
        return "| %s | %s |%n".formatted(what, cause);
    }

    static List<String> names() {
        return Stream.of(values()).map(UnfixedKind::method).toList();
    }
}
