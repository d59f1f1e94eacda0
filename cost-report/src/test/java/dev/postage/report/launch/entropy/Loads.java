package dev.postage.report.launch.entropy;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A thread that loads and links classes, one after the other, until it is told to stop. */
final class Loads extends Thread {
    private static final String NAME = Orders.class.getName();

    private final byte[] classFile;
    private volatile boolean stopped;

    private Loads(byte[] classFile) {
        super("loads");
        this.classFile = classFile;
    }

    static Loads begin() throws IOException {
        try (InputStream in = Loads.class.getResourceAsStream("Orders.class")) {
            Loads loads = new Loads(in.readAllBytes());
            loads.start();
            return loads;
        }
    }

    /** It lives until then: where a thread stands in its group follows from who else is there. */
    void end() throws InterruptedException {
        stopped = true;
        join();
    }

    @Override
    public void run() {
        while (!stopped) {
            new Copy().link(classFile);
        }
    }

    /** What is done beside it. */
    static int work() {
        Map<String, List<Integer>> words = new HashMap<>();
        for (int i = 0; i < 2_000; i++) {
            words.computeIfAbsent("word " + i % 17, word -> new ArrayList<>()).add(i);
        }
        return words.toString().length();
    }

    private static final class Copy extends ClassLoader {
        private void link(byte[] classFile) {
            // asking for the constructors links it
            var unused = defineClass(NAME, classFile, 0, classFile.length).getDeclaredConstructors();
        }
    }
}
