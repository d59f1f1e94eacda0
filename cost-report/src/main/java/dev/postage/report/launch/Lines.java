package dev.postage.report.launch;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** The lines a service prints, one at a time and with a time limit; everything is kept in a tail too. */
final class Lines {
    /** A line of the protocol is a word and a sentence; the rest of a longer one is dropped. */
    private static final int LONGEST = 4 * 1024;

    /** A service that prints more than this without being asked is not spoken with, only kept in the tail. */
    private static final int MOST_WAITING = 1_000;

    private static final long LAST_WORDS_MS = 2_000;

    private final Tail tail = new Tail();
    private final BlockingQueue<Line> waiting = new LinkedBlockingQueue<>(MOST_WAITING);
    private final Thread reader;

    /** What is read next. */
    sealed interface Line {
        /** A line without its end. */
        record Text(String text) implements Line {}

        /** The service has closed its output. */
        record End() implements Line {}
    }

    static Lines of(InputStream service) {
        Lines lines = new Lines(service);
        lines.reader.start();
        return lines;
    }

    private Lines(InputStream service) {
        reader = new Thread(() -> read(service), "service output");
        reader.setDaemon(true);
    }

    private void read(InputStream service) {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        byte[] one = new byte[1];
        try (InputStream buffered = new BufferedInputStream(service)) {
            for (int octet = buffered.read(); octet >= 0; octet = buffered.read()) {
                one[0] = (byte) octet;
                tail.add(one, 1);
                if (octet == '\n') {
                    offer(new Line.Text(line.toString(StandardCharsets.UTF_8).strip()));
                    line.reset();
                } else if (line.size() < LONGEST) {
                    line.write(octet);
                }
            }
        } catch (IOException ended) {
            // the pipe breaks when the service is ended, which is the end of its lines
        }
        offer(new Line.End());
    }

    private void offer(Line line) {
        while (!waiting.offer(line)) {
            waiting.poll();
        }
    }

    /** The next line; empty when none comes in time. */
    Optional<Line> next(Duration limit) throws InterruptedException {
        return Optional.ofNullable(waiting.poll(limit.toNanos(), TimeUnit.NANOSECONDS));
    }

    /** The end of all it printed, once it has ended; a descendant that still holds its output is not waited for. */
    List<String> lastOfAll() throws InterruptedException {
        reader.join(LAST_WORDS_MS);
        return tail.lines();
    }

    /** The end of what it has printed until now. */
    List<String> last() {
        return tail.lines();
    }
}
