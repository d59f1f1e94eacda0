package dev.postage.codec.gmq.frame;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.IllegalBlockingModeException;
import java.nio.channels.ReadableByteChannel;

/** Where the bytes of frames come from when they are not in an array. */
interface FrameSource {
    /**
     * Reads some bytes, waiting for the first one.
     *
     * @param length greater than 0
     * @return how many, 1 to {@code length}, or -1 at the end
     */
    int read(byte[] to, int at, int length);

    /** From a stream; never reads beyond what is asked for. */
    static FrameSource of(InputStream in) {
        return (to, at, length) -> {
            try {
                int count = in.read(to, at, length);
                return count != 0 ? count : readOne(in, to, at);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }

    private static int readOne(InputStream in, byte[] to, int at) throws IOException {
        int one = in.read();
        if (one >= 0) {
            to[at] = (byte) one;
        }
        return one < 0 ? -1 : 1;
    }

    /** From a channel; one that does not block makes reading fail with {@link IllegalBlockingModeException} when it runs dry. */
    static FrameSource of(ReadableByteChannel in) {
        return new FromChannel(in);
    }

    /** From a buffer without an array; one for all messages of a parser. */
    final class FromBuffer implements FrameSource {
        private ByteBuffer source = ByteBuffer.allocate(0);

        FrameSource at(ByteBuffer buffer) {
            source = buffer;
            return this;
        }

        @Override
        public int read(byte[] to, int at, int length) {
            int count = Math.min(length, source.remaining());
            source.get(to, at, count);
            return count == 0 ? -1 : count;
        }
    }

    /** Keeps its view of the parser's array. */
    final class FromChannel implements FrameSource {
        private final ReadableByteChannel in;
        private byte[] viewed = {};
        private ByteBuffer view = ByteBuffer.wrap(viewed);

        FromChannel(ReadableByteChannel in) {
            this.in = in;
        }

        @Override
        public int read(byte[] to, int at, int length) {
            if (viewed != to) {
                viewed = to;
                view = ByteBuffer.wrap(to);
            }
            view.limit(at + length).position(at);
            try {
                int count = in.read(view);
                if (count == 0) {
                    throw new IllegalBlockingModeException();
                }
                return count;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
