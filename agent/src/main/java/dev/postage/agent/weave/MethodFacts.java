package dev.postage.agent.weave;

import java.util.HashSet;
import java.util.Set;

/** What the first pass learnt about one method. Places are bytecode offsets. */
final class MethodFacts {
    private static final int LIMIT = 65_535;

    /** Where control can arrive by a jump or an exception. */
    final Places targets = new Places();

    /** Targets of backward jumps whose loop calls nothing. */
    final Places plainLoops = new Places();

    /** Targets of backward jumps whose loop may call something. */
    final Places callingLoops = new Places();

    /** Whether some instruction can throw. */
    boolean throwing;

    /** Whether it calls anything. */
    boolean calling;

    /** Whether it creates an object. */
    boolean creating;

    /** Whether local 0 is written to, so that it may no longer be {@code this}. */
    boolean thisOverwritten;

    /** Whether a two-slot value straddles the end of the parameters, so that no local can be inserted there. */
    boolean parametersStraddled;

    /** Local variable slots of the method. */
    int maxLocals;

    /** Operand stack slots of the method. */
    int maxStack;

    /** Entries of its exception table. */
    int handlers;

    /** Whether in a constructor the order of the code does not tell where {@code this} is initialised. */
    boolean thisUnclear;

    /** Whether it has stack map frames; found out for version 50 only, which may go without. */
    boolean framed;

    /** Descriptors of the annotations of the method. */
    Set<String> annotations = Set.of();

    void annotated(String annotation) {
        Set<String> more = new HashSet<>(annotations);
        more.add(annotation);
        annotations = more;
    }

    /** Whether with what is added it would exceed a limit other than its length, which is known once it is written. */
    boolean full() {
        return maxLocals + MethodPlan.MOST_INSERTED > LIMIT
                || maxStack + Boot.STACK > LIMIT
                || handlers + WayOut.HANDLERS > LIMIT;
    }

    /** Whether every run of the method executes the same instructions, unless it throws. */
    boolean singlePath() {
        return targets.isEmpty();
    }

    boolean loops() {
        return !plainLoops.isEmpty() || !callingLoops.isEmpty();
    }
}
