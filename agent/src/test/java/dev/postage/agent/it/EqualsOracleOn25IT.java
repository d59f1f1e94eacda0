package dev.postage.agent.it;

/** A class of its own for each JDK, because classes run beside each other. */
class EqualsOracleOn25IT extends EqualsOracle {
    EqualsOracleOn25IT() {
        super(25);
    }
}
