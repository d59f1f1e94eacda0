package dev.postage.agent.odd;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;

/** A class that implements {@code IntUnaryOperator}; a unit of work is one call with the argument 5. */
public final class OddClass {
    static final int JAVA_1_1 = 45;
    static final int JAVA_1_4 = 48;
    static final int JAVA_5 = 49;
    static final int JAVA_6 = 50;
    static final int JAVA_17 = 61;

    private static final String CALL = "applyAsInt(I)I";
    private static final int BEFORE_FEATURE = 44;

    private final OddWriter writer;
    private final int answer;
    private final Map<String, Long> instructions = new TreeMap<>();
    private final Map<String, String> leftOut = new TreeMap<>();
    private long blocks;

    /** @param instructions of the method that is called */
    OddClass(OddWriter writer, int answer, long instructions) {
        this.writer = writer;
        this.answer = answer;
        this.instructions.put(CALL, instructions);
    }

    OddClass blocks(long perCall) {
        blocks = perCall;
        return this;
    }

    /** @param perCall instructions of another method in one call of the first */
    OddClass also(String method, long perCall) {
        instructions.put(method, perCall);
        return this;
    }

    /** The method cannot be woven; its instructions are not counted. Without a name, it is the class that cannot. */
    OddClass leaving(String method, String reason) {
        leftOut.put(method, reason);
        if (method.isEmpty()) {
            instructions.clear();
        }
        return this;
    }

    /** Simple name, in no package. */
    public String name() {
        return writer.name();
    }

    /** Its class file. */
    public byte[] bytes() {
        return writer.bytes();
    }

    /** What a call answers. */
    public int answer() {
        return answer;
    }

    /** Instructions of one call for each counted method that is executed, by name and descriptor. */
    public Map<String, Long> instructions() {
        return Map.copyOf(instructions);
    }

    /** Blocks its methods ask for in one call. */
    public long blocks() {
        return blocks;
    }

    /** Methods that cannot be woven, by name and descriptor, with the reason; without a name for the whole class. */
    public Map<String, String> leftOut() {
        return Map.copyOf(leftOut);
    }

    /** A class of Java 17 that answers its argument; the version stands behind its name. */
    public static OddClass plain(String name) {
        return Clones.answering(name, JAVA_17);
    }

    /** A class that returns what is not there; the version stands behind its name. */
    public static OddClass wrong(String name) {
        return new OddClass(OddWriter.straight(name, JAVA_17).call(mv -> mv.visitInsn(OddWriter.IRETURN)), 0, 0);
    }

    /** All that a JVM of the feature release can run. */
    public static List<OddClass> all(int feature) {
        List<OddClass> all = new ArrayList<>();
        for (int version = JAVA_1_1; version <= JAVA_6; version++) {
            all.addAll(Subroutines.of(version));
        }
        IntStream.rangeClosed(JAVA_1_1, feature + BEFORE_FEATURE).forEach(version -> all.addAll(Loops.of(version)));
        for (int version : new int[] {JAVA_1_1, JAVA_1_4, JAVA_5, JAVA_6, JAVA_17}) {
            all.addAll(Switches.of(version));
            all.addAll(LargeMethods.of(version));
            all.addAll(Constructors.of(version));
        }
        all.addAll(Clones.all());
        all.addAll(Contents.of(JAVA_17));
        return all;
    }

    @Override
    public String toString() {
        return name();
    }
}
