package dev.postage.agent.weave;

import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.Label;

/** A class reader whose labels know their bytecode offset, so that two passes over a method can talk about the same place. */
final class OffsetReader extends ClassReader {

    OffsetReader(byte[] classFile) {
        super(classFile);
    }

    @Override
    protected Label readLabel(int bytecodeOffset, Label[] labels) {
        if (labels[bytecodeOffset] == null) {
            labels[bytecodeOffset] = new OffsetLabel(bytecodeOffset);
        }
        return labels[bytecodeOffset];
    }

    static int offsetOf(Label label) {
        return ((OffsetLabel) label).offset;
    }

    private static final class OffsetLabel extends Label {
        private final int offset;

        private OffsetLabel(int offset) {
            this.offset = offset;
        }
    }
}
