package dev.postage.agent.keep;

import java.io.IOException;
import java.nio.ByteBuffer;

/** Reads from one place of the file on. Each reader has its own, so that several threads can read. */
final class KeptInput {
    private final ByteBuffer file;

    /** @param offset at most the length of the file */
    KeptInput(ByteBuffer file, int offset) {
        this.file = file.duplicate().position(offset);
    }

    int position() {
        return file.position();
    }

    int number() throws IOException {
        require(Integer.BYTES);
        return file.getInt();
    }

    long key() throws IOException {
        require(Long.BYTES);
        return file.getLong();
    }

    String text() throws IOException {
        byte[] bytes = bytes();
        require(1);
        return Texts.text(bytes, file.get());
    }

    /** Bytes behind their length. */
    byte[] bytes() throws IOException {
        int length = number();
        require(length);
        byte[] read = new byte[length];
        file.get(read);
        return read;
    }

    private void require(int bytes) throws IOException {
        if (bytes < 0 || bytes > file.remaining()) {
            throw new IOException("it is damaged: " + bytes + " bytes announced at " + file.position() + ", "
                    + file.remaining() + " left");
        }
    }
}
