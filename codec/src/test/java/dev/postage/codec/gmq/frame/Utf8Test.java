package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import org.junit.jupiter.api.Test;

class Utf8Test {
    /** All sequences of two bytes, and those of three and four with bytes at the ends of ranges. */
    @Test
    void acceptsWhatTheJdkAccepts() {
        int[] second = {0x00, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc0, 0xff};
        for (int lead = 0; lead < 256; lead++) {
            for (int other = 0; other < 256; other++) {
                assertSame((byte) lead, (byte) other);
            }
        }
        for (int lead = 0xe0; lead < 256; lead++) {
            for (int a : second) {
                for (int b : second) {
                    assertSame((byte) lead, (byte) a, (byte) b);
                    for (int c : second) {
                        assertSame((byte) lead, (byte) a, (byte) b, (byte) c);
                    }
                }
            }
        }
    }

    @Test
    void acceptsWhatTheJdkAcceptsInLongTexts() {
        Random random = new Random(1);
        for (int i = 0; i < 5_000; i++) {
            byte[] bytes = "abcdefgh ü € 😀 ijklmnop".getBytes(StandardCharsets.UTF_8);
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            assertSame(bytes);
        }
    }

    private static void assertSame(byte... bytes) {
        boolean valid = Utf8.validEnd(bytes, 0, bytes.length) == bytes.length;
        if (valid != isValid(bytes)) {
            assertThat(bytes).as("accepted: " + valid).isEmpty();
        }
    }

    private static boolean isValid(byte[] bytes) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
