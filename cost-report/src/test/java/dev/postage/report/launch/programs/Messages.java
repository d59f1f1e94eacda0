package dev.postage.report.launch.programs;

import java.util.function.IntConsumer;

/** A scenario without a broker: handles as many messages as it is told, in the way its first argument says. */
public final class Messages {
    /** In a stack of the usual size there is room for some 8,000 calls in the interpreter, and for more when compiled. */
    private static final int DEEP = 6_000;

    private static byte[] last = new byte[0];

    private Messages() {}

    public static void main(String[] arguments) throws InterruptedException {
        int messages = Integer.parseInt(arguments[arguments.length - 1]);
        switch (arguments[0]) {
            case "deep" -> each(calls(DEEP) - DEEP + messages, Messages::handle);
            case "plain" -> each(messages, Messages::handle);
            case "heavier" -> each(messages, Messages::handleMore);
            case "forgetful" -> each(messages - 1, Messages::handle);
            case "broken" -> throw new IllegalStateException("no message number " + messages);
            default -> Thread.sleep(1_000_000);
        }
        System.out.println("handled " + messages + ", the last of " + last.length + " bytes");
    }

    /** Counts down by calling itself. */
    private static int calls(int deep) {
        return deep == 0 ? 0 : 1 + calls(deep - 1);
    }

    private static void each(int messages, IntConsumer handler) {
        for (int i = 0; i < messages; i++) {
            handler.accept(i);
        }
    }

    static void handle(int message) {
        last = new byte[16];
        last[0] = (byte) message;
    }

    static void handleMore(int message) {
        handle(message);
        last = new byte[16];
    }
}
