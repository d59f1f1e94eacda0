package dev.postage.agent.it;

import java.util.List;

/**
 * A program and how many units it takes to settle.
 *
 * @param program main class
 * @param units after so many a unit costs the same as so many later
 */
record Subject(String program, int units) {
    private static final String PACKAGE = "dev.postage.agent.programs.";

    static List<Subject> all() {
        return List.of(
                of("CollectionsProgram", 10),
                of("StringsProgram", 10),
                of("StreamsProgram", 10),
                // a method handle is given a form of its own in unit 30
                of("RecordsProgram", 40),
                of("ExceptionsProgram", 10),
                // a multiple of five: one unit in five empties the read buffer of a cache; method handles change in
                // unit 64
                of("JacksonProgram", 130),
                // reflection changes to generated code in unit 16, method handles in unit 128
                of("ReflectionProgram", 140),
                of("ProxiesProgram", 140),
                of("FormatProgram", 10),
                of("RegexProgram", 10),
                of("BigIntegerProgram", 10),
                of("ByteBufferProgram", 10));
    }

    private static Subject of(String name, int units) {
        return new Subject(PACKAGE + name, units);
    }

    /** The last delivery at whose end counters are read, up to {@code units}. */
    int lastMark() {
        int mark = 1;
        while (10 * mark <= units) {
            mark *= 10;
        }
        return mark;
    }

    @Override
    public String toString() {
        return program.substring(PACKAGE.length()) + " with " + units + " units";
    }
}
