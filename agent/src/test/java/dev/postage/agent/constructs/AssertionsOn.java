package dev.postage.agent.constructs;

/** Assert statements with assertions on. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class AssertionsOn {
    private static int number = 5;

    static void holds() { // instructions(5) blocks(0) bytes(0)
        assert number == 5;
    }

    static void holdsWithMessage() { // instructions(5) blocks(0) bytes(0)
        assert number == 5 : "number is " + number;
    }

    static void callsInACondition() { // instructions(13) blocks(0) bytes(0)
        assert Math.abs(-number) == 5;
    }

    static void fails() { // instructions(150 | 156) blocks(3) bytes(88) vmBytes(680 | 688)
        try {
            assert number == 6 : number;
        } catch (AssertionError caught) {
            number = 5;
        }
    }

    private AssertionsOn() {}
}
