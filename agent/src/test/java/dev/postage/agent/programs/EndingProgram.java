package dev.postage.agent.programs;

/** Ends in the way its argument names. */
final class EndingProgram {
    private EndingProgram() {}

    public static void main(String[] arguments) throws InterruptedException {
        System.out.println("ready");
        switch (arguments[0]) {
            case "return" -> {}
            case "exit" -> System.exit(3);
            case "throw" -> throw new IllegalStateException("thrown by main");
            case "halt" -> Runtime.getRuntime().halt(4);
            default -> Thread.sleep(60_000);
        }
    }
}
