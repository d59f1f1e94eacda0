package dev.postage.agent.counts;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.CRC32;

/** Reads a counts file of any version there ever was. The layout stands at {@link CountsFormat}. */
public final class CountsReader {
    private static final int LARGEST_FILE = Integer.MAX_VALUE - 16;

    private CountsReader() {}

    /**
     * Reads a complete counts file. The memory used is a small multiple of the file's size, whatever it contains.
     *
     * @throws CountsVersionException when the file was written by a newer agent than this reader knows
     * @throws CountsFormatException when it is cut short, damaged, larger than 2 GiB, or no counts file at all
     * @throws IOException when it cannot be read
     */
    public static RawCounts read(Path file) throws IOException {
        byte[] octets = octets(file);
        Cursor cursor = new Cursor(octets, 0, octets.length);
        checkHead(cursor);
        RawCountsBuilder builder = new RawCountsBuilder();
        int blocks = cursor.position();
        int end = checkBlocks(cursor, octets);
        Cursor again = new Cursor(octets, blocks, end);
        while (again.remaining() > 0) {
            int type = again.octet("a block type");
            int length = again.count("octets of a block", 1);
            builder.block(type, again.slice(length));
        }
        return builder.build(end);
    }

    private static byte[] octets(Path file) throws IOException {
        long size = Files.size(file);
        if (size > LARGEST_FILE) {
            throw new CountsFormatException(
                    0, "counts file of " + size + " bytes found, at most " + LARGEST_FILE + " expected");
        }
        try (InputStream in = Files.newInputStream(file)) {
            // one more than its size, so that a file still being written is noticed
            return in.readNBytes((int) size + 1);
        }
    }

    private static void checkHead(Cursor cursor) throws CountsFormatException {
        if (!cursor.startsWith(CountsFormat.magic())) {
            throw new CountsFormatException(
                    0, "no counts file found: the eight octets a counts file begins with are missing");
        }
        cursor.slice(CountsFormat.MAGIC_LENGTH);
        int start = cursor.position();
        int version = cursor.fixed(CountsFormat.VERSION_LENGTH, "the version");
        if (version < 1 || version > CountsFormat.VERSION) {
            throw new CountsVersionException(start, version, CountsFormat.VERSION);
        }
    }

    /** Walks over the blocks without looking inside; answers where the end block begins. */
    private static int checkBlocks(Cursor cursor, byte[] octets) throws CountsFormatException {
        while (true) {
            int start = cursor.position();
            int type = cursor.octet("a block or the end block (the run may have been killed, or the disk be full)");
            int length = cursor.count("octets of a block", 1);
            if (type == CountsFormat.END) {
                checkEnd(cursor, length, octets);
                return start;
            }
            cursor.slice(length);
        }
    }

    private static void checkEnd(Cursor cursor, int length, byte[] octets) throws CountsFormatException {
        int start = cursor.position();
        if (length != CountsFormat.CHECKSUM_LENGTH) {
            throw new CountsFormatException(
                    start,
                    "end block of " + length + " octets found, " + CountsFormat.CHECKSUM_LENGTH
                            + " expected: the file is damaged");
        }
        CRC32 checksum = new CRC32();
        checksum.update(octets, 0, start);
        int expected = (int) checksum.getValue();
        int found = cursor.fixed(CountsFormat.CHECKSUM_LENGTH, "the checksum");
        if (found != expected) {
            throw new CountsFormatException(
                    start,
                    "checksum " + Integer.toHexString(found) + " found, " + Integer.toHexString(expected)
                            + " expected: the file is damaged");
        }
        cursor.expectEnd("the end block");
    }
}
