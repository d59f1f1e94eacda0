package dev.postage.agent.it;

/** A class of its own for each JDK, because classes run beside each other. */
class ConstructCostsOn25IT extends ConstructCosts {
    ConstructCostsOn25IT() {
        super(25);
    }
}
