package dev.postage.report.launch;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The heap of a measured JVM: one that does not grow, large enough that no collection happens in an ordinary run, beside
 * bounds that the program sets itself. The JVM refuses a first size above the greatest one.
 *
 * @param first the bytes it begins with
 * @param greatest the bytes it may have
 */
record HeapFlags(long first, long greatest) {
    private static final long GIGABYTE = 1L << 30;
    private static final Pattern FIRST = size("-Xms|-XX:InitialHeapSize=");
    private static final Pattern GREATEST = size("-Xmx|-XX:MaxHeapSize=");
    private static final String UNITS = "kmgt";

    /** @param options the program's own, which follow these flags and win */
    static HeapFlags beside(List<String> options) {
        OptionalLong first = last(FIRST, options);
        long greatest = last(GREATEST, options).orElse(Math.max(GIGABYTE, first.orElse(0)));
        return new HeapFlags(Math.min(GIGABYTE, greatest), greatest);
    }

    List<Flag> flags() {
        List<Flag> flags = new ArrayList<>();
        flags.add(new Flag("-Xms" + word(first), "a heap that never grows"));
        flags.add(new Flag(
                "-Xmx" + word(greatest), "a heap that never grows, and small enough for 32-bit references everywhere"));
        if (first == GIGABYTE) {
            flags.add(new Flag(
                    "-Xmn768m", "no collection in an ordinary run: about 600 MB are allocated before the first"));
        }
        return flags;
    }

    private static String word(long bytes) {
        return bytes == GIGABYTE ? "1g" : Long.toString(bytes);
    }

    private static Pattern size(String names) {
        return Pattern.compile("(?:" + names + ")([0-9]{1,15})([kKmMgGtT]?)");
    }

    /** The size that the last of such options gives; what is none is for the JVM to refuse. */
    private static OptionalLong last(Pattern option, List<String> options) {
        OptionalLong last = OptionalLong.empty();
        for (String word : options) {
            Matcher size = option.matcher(word);
            if (size.matches()) {
                last = OptionalLong.of(bytes(Long.parseLong(size.group(1)), size.group(2)));
            }
        }
        return last;
    }

    private static long bytes(long number, String unit) {
        int kilo = UNITS.indexOf(unit.toLowerCase(Locale.ROOT));
        int shift = unit.isEmpty() ? 0 : 10 * (kilo + 1);
        return Math.min(number, Long.MAX_VALUE >> shift) << shift;
    }
}
