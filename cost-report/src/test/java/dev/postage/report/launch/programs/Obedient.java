package dev.postage.report.launch.programs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/**
 * A service that does what its first argument says: greets like a broker or a feeder and serves, or fails in some way.
 * With a second argument it writes its orders to a file of that name.
 */
public final class Obedient {
    private static final long LATE_MS = 1_500;

    private Obedient() {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        switch (arguments[0]) {
            case "refuse" -> {
                System.out.println("failed the password is wrong: correct the address");
                System.exit(1);
            }
            case "die" -> {
                System.err.println("something about a port");
                System.exit(7);
            }
            case "sleep" -> Thread.sleep(1_000_000);
            default -> serve(arguments[0], arguments.length > 1 ? arguments[1] : "");
        }
    }

    private static void serve(String greeting, String file) throws IOException, InterruptedException {
        System.out.println("a line that is no answer");
        System.out.println(greeting);
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        String order = "";
        while (order != null && !order.equals("stop")) {
            order = orders.readLine();
            note(file, order);
            answer(order == null ? "stop" : order.split(" ", 2)[0]);
        }
    }

    private static void note(String file, String order) throws IOException {
        if (!file.isEmpty()) {
            Files.writeString(
                    Path.of(file),
                    (order == null ? "end of input" : order) + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        }
    }

    private static void answer(String order) throws InterruptedException {
        switch (order) {
            case "die" -> System.exit(9);
            case "refuse" -> System.out.println("failed the queue is taken: choose another name");
            case "stop" -> System.out.println("stopped as asked");
            case "ignore" -> {}
            case "late" -> {
                Thread.sleep(LATE_MS);
                System.out.println("ok");
            }
            default -> System.out.println("ok");
        }
    }
}
