package dev.postage.codec.amqp;

import java.util.zip.Adler32;
import java.util.zip.CRC32;

/** The sums over the bare message that a footer can carry. */
public enum Checksum {
    CRC32("crc32", "x-opt-crc-32"),
    ADLER32("adler32", "x-opt-adler-32");

    private final String label;
    private final String key;

    Checksum(String label, String key) {
        this.label = label;
        this.key = key;
    }

    /** The name of the algorithm. */
    public String label() {
        return label;
    }

    /** The key in the footer. */
    public String key() {
        return key;
    }

    java.util.zip.Checksum start() {
        return this == CRC32 ? new CRC32() : new Adler32();
    }
}
