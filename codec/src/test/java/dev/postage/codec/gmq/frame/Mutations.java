package dev.postage.codec.gmq.frame;

import java.util.Arrays;
import java.util.Random;

/** Damages messages. */
public final class Mutations {
    /** Headers of all kinds, and bytes at the ends of ranges. */
    private static final int[] TELLING = {
        0x00, 0x01, 0x10, 0x1f, 0x20, 0x21, 0x22, 0x3f, 0x40, 0x50, 0x60, 0x61, 0x7f, 0x80, 0x81, 0x90, 0xa0, 0xa1,
        0xc0, 0xe0, 0xe1, 0xe2, 0xff
    };

    private Mutations() {}

    /** One to three changes. */
    public static byte[] damage(byte[] message, Random random) {
        byte[] damaged = message;
        for (int i = random.nextInt(3); i >= 0; i--) {
            damaged = damageOnce(damaged, random);
        }
        return damaged;
    }

    private static byte[] damageOnce(byte[] message, Random random) {
        if (message.length == 0) {
            return new byte[] {telling(random)};
        }
        int at = random.nextInt(message.length);
        return switch (random.nextInt(6)) {
            case 0 -> Arrays.copyOf(message, at);
            case 1 -> replace(message, at, Math.min(message.length, at + 1 + random.nextInt(4)), new byte[0]);
            case 2 -> replace(message, at, at, new byte[] {telling(random)});
            case 3 -> replace(message, at, at + 1, new byte[] {telling(random)});
            case 4 -> replace(message, at, at + 1, new byte[] {(byte) (message[at] ^ (1 << random.nextInt(8)))});
            default -> replace(message, at, at, part(message, random));
        };
    }

    private static byte[] part(byte[] message, Random random) {
        int from = random.nextInt(message.length);
        return Arrays.copyOfRange(message, from, from + random.nextInt(Math.min(12, message.length - from) + 1));
    }

    private static byte telling(Random random) {
        return (byte) TELLING[random.nextInt(TELLING.length)];
    }

    private static byte[] replace(byte[] message, int from, int to, byte[] with) {
        byte[] changed = Arrays.copyOf(message, message.length + with.length - (to - from));
        System.arraycopy(with, 0, changed, from, with.length);
        System.arraycopy(message, to, changed, from + with.length, message.length - to);
        return changed;
    }
}
