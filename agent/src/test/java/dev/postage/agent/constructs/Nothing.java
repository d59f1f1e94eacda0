package dev.postage.agent.constructs;

/** What is taken off every construct: the loop, the call and the return. */
final class Nothing {
    private Nothing() {}

    static void atAll() {} // instructions(0) blocks(0) bytes(0)
}
