package dev.postage.codec.bytes;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Numbers in an array, the most significant octet first; there must be that many octets. */
final class BigEndian {
    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.BIG_ENDIAN);
    private static final VarHandle LONGS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

    private BigEndian() {}

    static int i32(byte[] octets, int at) {
        return (int) INTS.get(octets, at);
    }

    static void put32(byte[] octets, int at, int value) {
        INTS.set(octets, at, value);
    }

    static void put64(byte[] octets, int at, long value) {
        LONGS.set(octets, at, value);
    }
}
