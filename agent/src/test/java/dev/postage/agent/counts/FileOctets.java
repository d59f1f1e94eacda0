package dev.postage.agent.counts;

import java.io.ByteArrayOutputStream;
import java.util.zip.CRC32;

/** Puts a counts file together octet by octet, right checksum included, so that tests reach what stands behind it. */
final class FileOctets {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    FileOctets() {
        out.writeBytes(new byte[] {(byte) 0x8F, 'P', 'O', 'S', 'T', 'A', 'G', 'E', 0, 1});
    }

    /** The blocks every file needs before a snapshot: nothing counted, one method, one type. */
    static FileOctets withNames() {
        return new FileOctets()
                .block(1, 0)
                .block(2, 0)
                .block(3, 0, 0, 0, 0, 0, 0)
                .block(4, 1, 1, 1, 'C', 1, 'm', 1, 'd')
                .block(5, 1, 1, 't');
    }

    FileOctets block(int type, int... payload) {
        raw(type, payload.length);
        return raw(payload);
    }

    FileOctets raw(int... octets) {
        for (int octet : octets) {
            out.write(octet);
        }
        return this;
    }

    byte[] ended() {
        raw(0, 4);
        CRC32 checksum = new CRC32();
        checksum.update(out.toByteArray());
        int sum = (int) checksum.getValue();
        return raw(sum >>> 24, sum >>> 16, sum >>> 8, sum).unended();
    }

    byte[] unended() {
        return out.toByteArray();
    }
}
