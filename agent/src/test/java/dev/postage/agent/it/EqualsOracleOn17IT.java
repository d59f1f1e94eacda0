package dev.postage.agent.it;

/** A class of its own for each JDK, because classes run beside each other. */
class EqualsOracleOn17IT extends EqualsOracle {
    EqualsOracleOn17IT() {
        super(17);
    }
}
