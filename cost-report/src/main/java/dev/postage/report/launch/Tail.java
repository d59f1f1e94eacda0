package dev.postage.report.launch;

import java.nio.charset.StandardCharsets;
import java.util.List;

/** The end of a program's output, whatever its length. Threads: any. */
final class Tail {
    /** Enough for a stack trace with causes; a program may print without end. */
    private static final int CAPACITY = 32 * 1024;

    private static final int MOST_LINES = 30;
    private static final int LONGEST_LINE = 400;

    private final byte[] ring = new byte[CAPACITY];
    private long written;

    /** Takes the first {@code length} bytes. */
    synchronized void add(byte[] octets, int length) {
        for (int i = 0; i < length; i++) {
            ring[(int) (written++ % CAPACITY)] = octets[i];
        }
    }

    /** The last lines, oldest first, blank ones left out, long ones cut. */
    synchronized List<String> lines() {
        List<String> lines =
                text().lines().filter(line -> !line.isBlank()).map(Tail::cut).toList();
        return List.copyOf(lines.subList(Math.max(0, lines.size() - MOST_LINES), lines.size()));
    }

    private String text() {
        int length = (int) Math.min(written, CAPACITY);
        byte[] octets = new byte[length];
        for (int i = 0; i < length; i++) {
            octets[i] = ring[(int) ((written - length + i) % CAPACITY)];
        }
        return new String(octets, StandardCharsets.UTF_8);
    }

    private static String cut(String line) {
        return line.length() <= LONGEST_LINE ? line : line.substring(0, LONGEST_LINE) + "...";
    }
}
