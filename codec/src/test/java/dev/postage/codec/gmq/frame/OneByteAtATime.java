package dev.postage.codec.gmq.frame;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** The slowest stream there is. */
final class OneByteAtATime extends FilterInputStream {
    OneByteAtATime(InputStream in) {
        super(in);
    }

    @Override
    public int read(byte[] to, int at, int length) throws IOException {
        return super.read(to, at, Math.min(1, length));
    }
}
