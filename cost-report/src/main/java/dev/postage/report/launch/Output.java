package dev.postage.report.launch;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.List;

/** Reads all a program prints, so that it never blocks on a full pipe: keeps the end, passes the whole on. */
final class Output {
    private static final long LAST_WORDS_MS = 2_000;

    private final Tail tail = new Tail();
    private final Thread reader;

    /** Begins to read; {@code copy} gets every byte. */
    static Output of(InputStream program, PrintStream copy) {
        Output output = new Output(program, copy);
        output.reader.start();
        return output;
    }

    private Output(InputStream program, PrintStream copy) {
        reader = new Thread(() -> pump(program, copy), "program output");
        reader.setDaemon(true);
    }

    private void pump(InputStream program, PrintStream copy) {
        byte[] buffer = new byte[8 * 1024];
        try (program) {
            for (int length = program.read(buffer); length >= 0; length = program.read(buffer)) {
                tail.add(buffer, length);
                copy.write(buffer, 0, length);
                copy.flush();
            }
        } catch (IOException ended) {
            // the pipe breaks when the program is ended: what was read until then is what there is
        }
    }

    /** The last lines, once the program has ended; a descendant that still holds the pipe is not waited for. */
    List<String> lastLines() throws InterruptedException {
        reader.join(LAST_WORDS_MS);
        return tail.lines();
    }
}
