package dev.postage.agent.weave;

import java.util.HashSet;
import java.util.Set;

/** What the first pass learnt about one method. Places are bytecode offsets. */
final class MethodFacts {
    /** Where control can arrive by a jump or an exception. */
    final Set<Integer> targets = new HashSet<>();

    /** Targets of backward jumps whose loop calls nothing. */
    final Set<Integer> plainLoops = new HashSet<>();

    /** Targets of backward jumps whose loop may call something. */
    final Set<Integer> callingLoops = new HashSet<>();

    /** Whether some instruction can throw. */
    boolean throwing;

    /** Whether local 0 is written to, so that it may no longer be {@code this}. */
    boolean thisOverwritten;

    /** Whether a two-slot value straddles the end of the parameters, so that no local can be inserted there. */
    boolean parametersStraddled;

    /** Local variable slots of the method. */
    int maxLocals;

    /** How many calls of another constructor on {@code this} a constructor has. */
    int superCalls;

    /** Descriptors of the annotations of the method. */
    final Set<String> annotations = new HashSet<>();

    /** Whether every run of the method executes the same instructions, unless it throws. */
    boolean singlePath() {
        return targets.isEmpty();
    }

    boolean loops() {
        return !plainLoops.isEmpty() || !callingLoops.isEmpty();
    }
}
