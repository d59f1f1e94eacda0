package dev.postage.report.launch.programs;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;

/** A service that does what its first argument says: a broker, a feeder, or one of the ways in which they fail. */
public final class Obedient {
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
            default -> serve(arguments[0]);
        }
    }

    private static void serve(String greeting) throws IOException {
        System.out.println("a line that is no answer");
        System.out.println(greeting);
        BufferedReader orders = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String order = orders.readLine(); order != null && !order.equals("stop"); order = orders.readLine()) {
            switch (order.split(" ", 2)[0]) {
                case "die" -> System.exit(9);
                case "refuse" -> System.out.println("failed the queue is taken: choose another name");
                case "ignore" -> {}
                default -> System.out.println("ok");
            }
        }
        System.out.println("stopped as asked");
    }
}
