package dev.postage.agent.robust;

import java.util.function.IntUnaryOperator;

/** Calls one class. */
final class CallProgram {
    private CallProgram() {}

    /**
     * Calls.
     *
     * @param arguments the name of the class
     */
    public static void main(String[] arguments) throws ReflectiveOperationException {
        Object operator = Class.forName(arguments[0]).getConstructor().newInstance();
        System.out.println(((IntUnaryOperator) operator).applyAsInt(5));
    }
}
