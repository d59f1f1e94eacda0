package dev.postage.report.launch.entropy;

import java.lang.ref.WeakReference;
import java.nio.charset.Charset;
import java.time.Instant;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ForkJoinPool;

/** What a program is told of the machine, the user and the folder. */
final class Surroundings {
    private static final int MEBIBYTE = 1 << 20;

    /** What a measured JVM is given of its environment. */
    private static final Set<String> PASSED = Set.of("PATH", "HOME", "TMPDIR", "LANG", "TZ", "MALLOC_ARENA_MAX");

    private Surroundings() {}

    /** Not by formatting, whose tables are a matter of chance themselves where nothing is fixed. */
    static int locale() {
        return "TITLE".toLowerCase(Locale.getDefault()).hashCode();
    }

    static int timeZone() {
        return ZoneId.systemDefault().getRules().getOffset(Instant.EPOCH).getTotalSeconds();
    }

    static int encoding() {
        String text = "\u00e4\u20ac";
        Charset outside = Charset.forName(System.getProperty("native.encoding"));
        return 100 * text.getBytes(Charset.defaultCharset()).length + text.getBytes(outside).length;
    }

    static int processors() {
        return Runtime.getRuntime().availableProcessors();
    }

    static int commonPool() {
        return ForkJoinPool.commonPool().getParallelism();
    }

    static int heap() {
        return (int) (Runtime.getRuntime().maxMemory() / MEBIBYTE);
    }

    /** How much can be allocated until a weak reference is cleared. */
    static int collection() {
        WeakReference<Object> weak = new WeakReference<>(new Object());
        int blocks = 0;
        while (blocks < 64 && weak.get() != null) {
            byte[] block = new byte[MEBIBYTE];
            blocks += block.length / MEBIBYTE;
        }
        return blocks;
    }

    static int assertions() {
        return Surroundings.class.desiredAssertionStatus() ? 1 : 0;
    }

    static int environment() {
        return System.getenv().keySet().stream()
                .filter(name -> !PASSED.contains(name))
                .mapToInt(String::length)
                .sum();
    }

    static int workingDirectory() {
        return System.getProperty("user.dir").length();
    }

    static int user() {
        return System.getProperty("user.name").length();
    }

    static int home() {
        return System.getProperty("user.home").length() + System.getenv("HOME").length();
    }

    static int path() {
        return System.getenv("PATH").length();
    }
}
