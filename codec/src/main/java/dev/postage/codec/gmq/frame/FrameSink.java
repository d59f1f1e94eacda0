package dev.postage.codec.gmq.frame;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;

/** Where whole frames go. */
interface FrameSink {
    /** Takes all the bytes before it returns; does not keep the array. */
    void write(byte[] bytes, int from, int length);

    static FrameSink of(OutputStream out) {
        return (bytes, from, length) -> {
            try {
                out.write(bytes, from, length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        };
    }

    static FrameSink of(WritableByteChannel out) {
        return new ToChannel(out);
    }

    /** Into a buffer that has no array; one for all messages of a composer. */
    final class ToBuffer implements FrameSink {
        private ByteBuffer target = ByteBuffer.allocate(0);

        FrameSink at(ByteBuffer buffer) {
            target = buffer;
            return this;
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            target.put(bytes, from, length);
        }
    }

    /** Into a channel. Keeps its view of the composer's array, so that only a large value of the caller takes a new one. */
    final class ToChannel implements FrameSink {
        private final WritableByteChannel out;
        private byte[] viewed = {};
        private ByteBuffer view = ByteBuffer.wrap(viewed);

        ToChannel(WritableByteChannel out) {
            this.out = out;
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            ByteBuffer source = view;
            if (viewed != bytes) {
                source = ByteBuffer.wrap(bytes);
                if (viewed.length == 0) {
                    viewed = bytes;
                    view = source;
                }
            }
            source.limit(from + length).position(from);
            try {
                while (source.hasRemaining()) {
                    out.write(source);
                }
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }
}
