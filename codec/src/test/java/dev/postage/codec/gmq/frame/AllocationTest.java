package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.postage.codec.bytes.CodecException;
import java.io.ByteArrayInputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** Ten thousand messages without an allocation, after some to warm up. */
class AllocationTest {
    private static final int MESSAGES = 10_000;

    private final byte[] blob = new byte[6000];
    private final byte[] message = new byte[20_000];
    private final Composer composer = new Composer();
    private final Parser parser = new Parser();
    private long sum;

    @Test
    void composingIntoAnArray() throws CodecException {
        assertThat(allocated(() -> {
                    composer.to(message, 0, message.length);
                    compose();
                }))
                .isZero();
    }

    @Test
    void composingIntoAGrowingArray() throws CodecException {
        assertThat(allocated(() -> {
                    composer.toGrowingArray();
                    compose();
                }))
                .isZero();
    }

    @Test
    void composingIntoBuffers() throws CodecException {
        ByteBuffer heap = ByteBuffer.allocate(message.length);
        ByteBuffer direct = ByteBuffer.allocateDirect(message.length);
        assertThat(allocated(() -> {
                    composer.to(heap.clear());
                    compose();
                    composer.to(direct.clear());
                    compose();
                }))
                .isZero();
    }

    @Test
    void composingToAStream() throws CodecException {
        composer.to(OutputStream.nullOutputStream());
        assertThat(allocated(this::compose)).isZero();
    }

    @Test
    void parsingScalars() throws CodecException {
        byte[] bytes = composed();
        assertThat(allocated(() -> {
                    parser.over(bytes);
                    parse();
                }))
                .isZero();
    }

    @Test
    void parsingScalarsFromBuffers() throws CodecException {
        ByteBuffer heap = ByteBuffer.wrap(composed());
        ByteBuffer direct = ByteBuffer.allocateDirect(heap.capacity()).put(heap.duplicate());
        assertThat(allocated(() -> {
                    parser.over(heap.clear());
                    parse();
                    parser.over(direct.clear());
                    parse();
                }))
                .isZero();
    }

    @Test
    void parsingScalarsFromAStream() throws CodecException {
        byte[] bytes = composed();
        ByteArrayInputStream stream = new ByteArrayInputStream(bytes);
        parser.over(stream);
        assertThat(allocated(() -> {
                    stream.reset();
                    parse();
                }))
                .isZero();
    }

    @Test
    void skipping() throws CodecException {
        byte[] bytes = composed();
        assertThat(allocated(() -> {
                    parser.over(bytes);
                    parser.skipStruct();
                    parser.endInput();
                }))
                .isZero();
    }

    @Test
    void readingTextDoesAllocate() throws CodecException {
        composer.toGrowingArray();
        composer.text("eight ch");
        composer.finish();
        byte[] bytes = composer.toByteArray();
        assertThat(allocated(() -> {
                    parser.over(bytes);
                    sum += parser.text().length();
                }))
                .as("a String of 24 bytes with an array of 24, so that the other tests can fail")
                .isEqualTo(48L * MESSAGES);
    }

    private byte[] composed() throws CodecException {
        composer.to(message, 0, message.length);
        compose();
        return Arrays.copyOf(message, composer.position());
    }

    private void compose() {
        composer.beginStruct();
        composer.unsigned(300);
        composer.signed(-5);
        composer.real(1.5);
        composer.text("grüße");
        composer.count(2);
        for (int i = 0; i < 2; i++) {
            composer.beginStruct();
            composer.unsigned(i);
            composer.fence();
            composer.blob(blob);
            composer.endStruct();
        }
        composer.fence();
        composer.byteArray(blob, 0, 20);
        composer.endStruct();
        composer.finish();
    }

    private void parse() throws CodecException {
        parser.beginStruct();
        sum += parser.unsigned() + parser.signed() + (long) parser.real();
        parser.skipText();
        for (int i = parser.count(1); i > 0; i--) {
            parser.beginStruct();
            sum += parser.unsigned();
            if (i == 1 && parser.fence()) {
                sum += parser.openBlob();
            }
            parser.endStruct();
        }
        if (parser.fence()) {
            parser.openByteArray(20);
        }
        parser.endStruct();
        parser.endMessage();
    }

    private interface Work {
        void message() throws CodecException;
    }

    /**
     * What ten thousand messages allocate. The VM itself allocates a few bytes now and then, as when it links a call, so that the
     * best of some rounds counts: a message that allocates does so in all of them.
     */
    private static long allocated(Work work) throws CodecException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 6; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < MESSAGES; i++) {
                work.message();
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
