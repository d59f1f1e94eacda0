package dev.postage.agent.constructs;

/** One construct, ready to be run. */
interface Body {
    void run() throws Throwable;
}
