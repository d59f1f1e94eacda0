package dev.postage.report.launch.entropy;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Timer;
import java.util.TimerTask;
import java.util.UUID;
import java.util.stream.Stream;

/**
 * Does as much as something says that no JVM has in common with another, each kind in a method of its own. The first
 * argument names the kind, or is {@code all}; the second is how often it is done.
 */
public final class UnfixedProgram {
    private static final int PRIME = 999_983;

    private static final int ROUNDS = 5;
    private static final long DELAY_MS = 5;

    private static int sum;
    private static volatile boolean there;

    private UnfixedProgram() {}

    public static void main(String[] arguments) throws Exception {
        for (int i = Integer.parseInt(arguments[1]); i > 0; i--) {
            unit(arguments[0]);
        }
        System.out.println("the sum is " + sum);
    }

    static void unit(String kind) throws Exception {
        for (String each : kind.equals("all") ? UnfixedKind.names() : List.of(kind)) {
            switch (each) {
                case "nanoseconds" -> nanoseconds();
                case "milliseconds" -> milliseconds();
                case "instant" -> instant();
                case "secureRandom" -> secureRandom();
                case "uuid" -> uuid();
                case "process" -> process();
                case "port" -> port();
                case "thread" -> thread();
                case "loading" -> loading();
                case "timer" -> timer();
                default -> files();
            }
        }
    }

    private static int turns(long number) {
        return (int) Math.floorMod(number, (long) PRIME);
    }

    private static void nanoseconds() {
        for (int i = turns(System.nanoTime()); i > 0; i--) {
            sum++;
        }
    }

    private static void milliseconds() {
        for (int i = turns(System.currentTimeMillis()); i > 0; i--) {
            sum++;
        }
    }

    private static void instant() {
        for (int i = turns(Instant.now().toEpochMilli()); i > 0; i--) {
            sum++;
        }
    }

    private static void secureRandom() {
        for (int i = turns(new SecureRandom().nextInt()); i > 0; i--) {
            sum++;
        }
    }

    private static void uuid() {
        for (int i = turns(UUID.randomUUID().hashCode()); i > 0; i--) {
            sum++;
        }
    }

    private static void process() {
        for (int i = turns(ProcessHandle.current().pid()); i > 0; i--) {
            sum++;
        }
    }

    private static void port() throws IOException {
        List<Integer> ports = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
                ports.add(socket.getLocalPort());
            }
        }
        for (int i = turns(ports.hashCode()); i > 0; i--) {
            sum++;
        }
    }

    /** Hands over to another thread and looks until it has handed back. */
    private static void thread() throws InterruptedException {
        there = false;
        Thread other = new Thread(UnfixedProgram::handBack);
        other.start();
        for (int i = 0; i < ROUNDS; i++) {
            there = true;
            while (there) {
                sum++;
            }
        }
        other.join();
    }

    private static void handBack() {
        for (int i = 0; i < ROUNDS; i++) {
            while (!there) {
                Thread.onSpinWait();
            }
            there = false;
        }
    }

    /** Looks until another thread has loaded a class. */
    private static void loading() throws InterruptedException {
        Loader loader = new Loader();
        Thread other = new Thread(loader::load);
        other.start();
        while (!loader.loaded()) {
            sum++;
        }
        other.join();
    }

    /** Loads a copy of this program's class. */
    private static final class Loader extends ClassLoader {
        private static final String NAME = UnfixedKind.class.getName();

        private void load() {
            try (InputStream in = getResourceAsStream(NAME.replace('.', '/') + ".class")) {
                byte[] classFile = in.readAllBytes();
                defineClass(NAME, classFile, 0, classFile.length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        private boolean loaded() {
            return findLoadedClass(NAME) != null;
        }
    }

    /** Looks until a timer has expired. */
    private static void timer() {
        there = false;
        Timer timer = new Timer(true);
        TimerTask task = new TimerTask() {
            @Override
            public void run() {
                there = true;
            }
        };
        timer.schedule(task, DELAY_MS);
        while (!there) {
            sum++;
        }
        timer.cancel();
    }

    /** Goes through files with new names in the order in which their folder shows them. */
    private static void files() throws IOException {
        Path folder = Files.createTempDirectory("unfixed");
        List<Path> made = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            made.add(Files.createTempFile(folder, "file", ""));
        }
        try (Stream<Path> listed = Files.list(folder)) {
            for (int i = turns(listed.toList().hashCode()); i > 0; i--) {
                sum++;
            }
        }
        for (Path file : made) {
            Files.delete(file);
        }
        Files.delete(folder);
    }
}
