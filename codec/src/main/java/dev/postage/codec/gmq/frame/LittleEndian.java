package dev.postage.codec.gmq.frame;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes, the least significant one first; there must be that many. */
final class LittleEndian {
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private LittleEndian() {}

    static void put(byte[] bytes, int at, long value) {
        LONGS.set(bytes, at, value);
    }

    static long get(byte[] bytes, int at) {
        return (long) LONGS.get(bytes, at);
    }
}
