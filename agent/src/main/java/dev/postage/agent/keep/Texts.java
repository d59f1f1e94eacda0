package dev.postage.agent.keep;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import jdk.internal.misc.Unsafe;

/** The bytes of texts as they are in memory: to encode a text takes many instructions of woven classes. */
final class Texts {
    /** What {@code String.coder} is for one byte a character; 1 is for two, in the order of this machine. */
    private static final byte LATIN1 = 0;

    private static final Unsafe UNSAFE = Unsafe.getUnsafe();
    private static final long VALUE = UNSAFE.objectFieldOffset(String.class, "value");
    private static final long CODER = UNSAFE.objectFieldOffset(String.class, "coder");

    private Texts() {}

    /** Not to be changed. */
    static byte[] bytes(String text) {
        return (byte[]) UNSAFE.getReference(text, VALUE);
    }

    static byte coder(String text) {
        return UNSAFE.getByte(text, CODER);
    }

    static String text(byte[] bytes, byte coder) {
        return new String(bytes, coder == LATIN1 ? StandardCharsets.ISO_8859_1 : wide());
    }

    private static Charset wide() {
        return java.nio.ByteOrder.nativeOrder() == java.nio.ByteOrder.BIG_ENDIAN
                ? StandardCharsets.UTF_16BE
                : StandardCharsets.UTF_16LE;
    }
}
