package dev.postage.agent.constructs;

/** Assert statements with assertions off. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class AssertionsOff {
    private static int number = 5;

    static void holds() { // instructions(2) blocks(0) bytes(0)
        assert number == 5;
    }

    static void holdsWithMessage() { // instructions(2) blocks(0) bytes(0)
        assert number == 5 : "number is " + number;
    }

    static void callsInACondition() { // instructions(2) blocks(0) bytes(0)
        assert Math.abs(-number) == 5;
    }

    static void fails() { // instructions(3) blocks(0) bytes(0)
        try {
            assert number == 6 : number;
        } catch (AssertionError caught) {
            number = 5;
        }
    }

    private AssertionsOff() {}
}
