package dev.postage.agent.weave;

import java.util.Set;

/**
 * Which methods a compiler of this VM may replace by machine code of its own, and what becomes of their bodies in the unit
 * {@link Unit#OUTSIDE_INTRINSICS}. A body that is replaced is not run any more, so it must not be counted before either, nor
 * what it calls; what it hands out is counted where it is called ({@link IntrinsicCall}).
 */
final class Intrinsics {
    private static final String CANDIDATE = "Ljdk/internal/vm/annotation/IntrinsicCandidate;";

    /** Known to the VM for something else than a replacement: for what they call, or for who asks who called. */
    private static final Set<String> NEVER_REPLACED = Set.of(
            "java/lang/reflect/Method#invoke",
            "java/util/stream/Streams$RangeIntSpliterator#forEachRemaining",
            // replaced together, as one, by a compiler that sees the whole chain: the call of toString prevents that
            "java/lang/StringBuilder#<init>",
            "java/lang/StringBuilder#append",
            "java/lang/StringBuilder#toString",
            "java/lang/StringBuffer#<init>",
            "java/lang/StringBuffer#append",
            "java/lang/StringBuffer#toString",
            "java/lang/String#<init>",
            "java/lang/Integer#toString",
            // left out by a compiler that sees the box used for its value alone: the call prevents that
            "java/lang/Boolean#valueOf",
            "java/lang/Byte#valueOf",
            "java/lang/Character#valueOf",
            "java/lang/Short#valueOf",
            "java/lang/Integer#valueOf",
            "java/lang/Long#valueOf",
            "java/lang/Float#valueOf",
            "java/lang/Double#valueOf");

    /** Call something counted only to throw, which no machine code does: the exception is made by bytecode every time. */
    private static final Set<String> CALL_TO_THROW = Set.of(
            "java/lang/Class#cast",
            "java/nio/Buffer#checkIndex",
            "java/util/Objects#checkIndex",
            "jdk/internal/util/Preconditions#checkIndex",
            "jdk/internal/util/Preconditions#checkFromToIndex",
            "jdk/internal/util/Preconditions#checkFromIndexSize");

    /** Take another way when machine code has handed them more, less or longer things than the body would. */
    private static final Set<String> LED_BY_ANSWER = Set.of(
            "jdk/internal/util/ArraysSupport#mismatch",
            "java/math/BigInteger#oddModPow",
            "java/util/Base64$Decoder#decode0",
            "java/util/DualPivotQuicksort#sort");

    private Intrinsics() {}

    /** What becomes of a body. */
    enum Body {
        /** It is counted like any other. */
        COUNTED,
        /** Its instructions are not, and it calls nothing that is, unless it throws; objects it makes then are. */
        LEFT,
        /** Neither it nor anything it calls is. */
        MUTED
    }

    static boolean candidate(MethodFacts facts) {
        return facts.annotations.contains(CANDIDATE);
    }

    /** @param classHasCandidates whether any method of the class is one that a compiler may replace */
    static Body body(String className, String name, MethodFacts facts, boolean classHasCandidates) {
        String method = className + "#" + name;
        boolean ledByOther = method.equals("java/nio/BufferMismatch#mismatch");
        if (ledByOther || (classHasCandidates && LED_BY_ANSWER.contains(method))) {
            return Body.MUTED;
        }
        if (!candidate(facts) || NEVER_REPLACED.contains(method)) {
            return Body.COUNTED;
        }
        return facts.calling && !CALL_TO_THROW.contains(method) ? Body.MUTED : Body.LEFT;
    }
}
