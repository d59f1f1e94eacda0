package dev.postage.agent.weave;

import java.util.HashSet;
import java.util.Set;

/** What the first pass learnt about one method. Places are bytecode offsets. */
final class MethodFacts {
    /** Where control can arrive by a jump or an exception. */
    final Places targets = new Places();

    /** Targets of backward jumps whose loop calls nothing. */
    final Places plainLoops = new Places();

    /** Targets of backward jumps whose loop may call something. */
    final Places callingLoops = new Places();

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
    Set<String> annotations = Set.of();

    void annotated(String annotation) {
        Set<String> more = new HashSet<>(annotations);
        more.add(annotation);
        annotations = more;
    }

    /** Whether every run of the method executes the same instructions, unless it throws. */
    boolean singlePath() {
        return targets.isEmpty();
    }

    boolean loops() {
        return !plainLoops.isEmpty() || !callingLoops.isEmpty();
    }
}
