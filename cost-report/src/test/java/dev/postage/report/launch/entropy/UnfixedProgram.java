package dev.postage.report.launch.entropy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.stream.Stream;

/** Does as much as something says that no JVM has in common with another: the first argument says what. */
public final class UnfixedProgram {
    private static final int PRIME = 9_973;

    private static final Map<String, Callable<Integer>> KINDS = Map.of(
            "nanoTime", () -> (int) System.nanoTime(),
            "currentTimeMillis", () -> (int) System.currentTimeMillis(),
            "instant", () -> Instant.now().getNano(),
            "secureRandom", () -> new SecureRandom().nextInt(),
            "uuid", () -> UUID.randomUUID().hashCode(),
            "process", () -> (int) ProcessHandle.current().pid(),
            "port", UnfixedProgram::port,
            "thread", UnfixedProgram::thread,
            "timer", UnfixedProgram::timer,
            "files", UnfixedProgram::files);

    private static int sum;
    private static volatile boolean there;

    private UnfixedProgram() {}

    public static void main(String[] arguments) throws Exception {
        Callable<Integer> kind = KINDS.get(arguments[0]);
        for (int i = Integer.parseInt(arguments[1]); i > 0; i--) {
            unit(kind);
        }
        System.out.println("the sum is " + sum);
    }

    static void unit(Callable<Integer> kind) throws Exception {
        for (int i = Math.floorMod(kind.call(), PRIME); i > 0; i--) {
            sum++;
        }
    }

    private static int port() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    /** How often this thread looks until another one has come. */
    private static int thread() throws InterruptedException {
        there = false;
        Thread other = new Thread(() -> there = true);
        other.start();
        int looks = 0;
        while (!there) {
            looks++;
        }
        other.join();
        return looks;
    }

    /** How often this thread looks until a timer has expired. */
    private static int timer() throws InterruptedException {
        there = false;
        CountDownLatch expired = new CountDownLatch(1);
        Timer timer = new Timer(true);
        timer.schedule(
                new TimerTask() {
                    @Override
                    public void run() {
                        there = true;
                        expired.countDown();
                    }
                },
                1);
        int looks = 0;
        while (!there) {
            looks++;
        }
        expired.await();
        timer.cancel();
        return looks;
    }

    /** The order in which a folder shows files with new names. */
    private static int files() throws IOException {
        Path folder = Files.createTempDirectory("unfixed");
        List<Path> made = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            made.add(Files.createTempFile(folder, "file", ""));
        }
        try (Stream<Path> listed = Files.list(folder)) {
            return listed.map(file -> file.getFileName().toString()).toList().hashCode();
        } finally {
            for (Path file : made) {
                Files.delete(file);
            }
            Files.delete(folder);
        }
    }
}
