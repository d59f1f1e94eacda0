package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.amqp.wire.Cursor;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import dev.postage.codec.bytes.Octets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FuzzTest {
    /** No input is longer than 1,000 octets, and none may make more garbage than this. */
    private static final long MOST_ALLOCATED = 1 << 20;

    private static final int BOMB = 100_000;

    @Test
    void survivesChangedMessages() {
        Fuzzer fuzzer = new Fuzzer(1);
        fuzzer.run(50_000);
        assertThat(fuzzer.accepted()).isGreaterThan(4_000);
        assertThat(fuzzer.refused()).isGreaterThan(4_000);
        assertThat(fuzzer.mostAllocatedBytes()).isLessThan(MOST_ALLOCATED);
    }

    @Test
    @Tag("long")
    void survivesTenMillionChangedMessages() throws InterruptedException {
        List<Thread> threads = new ArrayList<>();
        List<Fuzzer> fuzzers = new ArrayList<>();
        List<Throwable> failures = java.util.Collections.synchronizedList(new ArrayList<>());
        for (int i = 0; i < 2; i++) {
            Fuzzer fuzzer = new Fuzzer(1000 + i);
            fuzzers.add(fuzzer);
            Thread thread = new Thread(() -> fuzzer.run(5_000_000));
            thread.setUncaughtExceptionHandler((where, failure) -> failures.add(failure));
            threads.add(thread);
            thread.start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        assertThat(failures).isEmpty();
        for (Fuzzer fuzzer : fuzzers) {
            System.out.println("5000000 inputs: accepted " + fuzzer.accepted() + ", refused " + fuzzer.refused()
                    + ", most allocated for one " + fuzzer.mostAllocatedBytes() + " bytes");
            assertThat(fuzzer.accepted() + fuzzer.refused()).isEqualTo(5_000_000);
            assertThat(fuzzer.mostAllocatedBytes()).isLessThan(MOST_ALLOCATED);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"described", "list32", "map32", "array32", "described list"})
    void refusesABombOfAHundredThousandLevels(String kind) throws CodecException {
        byte[] bomb = bomb(kind);
        Cursor cursor = new Cursor(new Octets(bomb), 64);
        assertThatThrownBy(() -> {
                    cursor.at(0, bomb.length);
                    cursor.check();
                })
                .as(kind)
                .isInstanceOf(CodecException.class)
                .hasMessageContaining("at most 64 levels");
        OctetWriter message = new OctetWriter(bomb.length + 16);
        message.octets(Vectors.hex("005377"));
        message.octets(bomb);
        Scan scan = new Scan();
        if (kind.startsWith("described") && !kind.endsWith("list")) {
            assertThatThrownBy(() -> scan.scan(message.copy())).isInstanceOf(CodecException.class);
        } else {
            scan.scan(message.copy());
            scan.check();
        }
    }

    /** Built from the inside: each level's size is known when it is put around. */
    private static byte[] bomb(String kind) {
        if (kind.equals("described")) {
            byte[] zeros = new byte[BOMB + 1];
            zeros[BOMB] = 0x40;
            return zeros;
        }
        String head = switch (kind) {
            case "list32" -> "d0SSSSSSSS00000001";
            case "map32" -> "d1SSSSSSSS0000000240";
            case "array32" -> "f0SSSSSSSS00000001";
            default -> "0040d0SSSSSSSS00000001";
        };
        int length = head.length() / 2;
        int sizeAt = head.indexOf('S') / 2;
        byte[] template = Vectors.hex(head.replace('S', '0'));
        byte[] bomb = new byte[length * BOMB + 1];
        OctetWriter out = new OctetWriter(bomb.length);
        for (int i = 0; i < BOMB; i++) {
            int at = out.length();
            out.octets(template);
            out.set32(at + sizeAt, bomb.length - (at + sizeAt + 4));
        }
        out.u8(0x40);
        return out.copy();
    }

    @Test
    void allocatesNothingForClaimedCounts() throws CodecException {
        // 4294967295 values without octets; every place where one would be made counts them out at most
        byte[] message = Vectors.hex(
                "005372c11002a303782d6bf000000005ffffffff40" + "005374c10e02a1016bf000000005ffffffff41005375a00161");
        Scan scan = new Scan();
        scan.scan(message);
        scan.check();
        assertThat(dev.postage.codec.amqp.convert.AmqpToBasic.convert(scan).headers())
                .isEmpty();
    }
}
