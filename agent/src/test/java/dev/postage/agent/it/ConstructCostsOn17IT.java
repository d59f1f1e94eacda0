package dev.postage.agent.it;

/** A class of its own for each JDK, because classes run beside each other. */
class ConstructCostsOn17IT extends ConstructCosts {
    ConstructCostsOn17IT() {
        super(17);
    }
}
