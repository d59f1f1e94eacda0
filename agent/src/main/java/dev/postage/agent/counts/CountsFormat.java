package dev.postage.agent.counts;

/**
 * The layout of a counts file, shared by {@link CountsWriter} and {@link CountsReader}.
 *
 * <pre>
 *   file      +--------+---------+---------+---------+ ... +-----------+
 *             | magic  | version | block   | block   |     | end block |
 *             | 8      | 2       |         |         |     |           |
 *             +--------+---------+---------+---------+ ... +-----------+
 *
 *   block     +------+--------+---------+        end   +------+--------+----------+
 *             | type | length | payload |        block | 0    | 4      | CRC-32   |
 *             | 1    | varint | length  |              | 1    | 1      | 4        |
 *             +------+--------+---------+              +------+--------+----------+
 *
 *   type  payload
 *   1     fingerprint  count, then count x (key text, value text), keys ascending
 *   2     deliveries   number
 *   3     coverage     classes, methods, hidden counted, hidden uncounted, excluded list, failed list;
 *                      a list is count, then count x (class name text, reason text)
 *   4     methods      count, then count x (class, name text, descriptor text);
 *                      class is varint 0 for "the class of the method before", else varint 1 and the class name text
 *   5     types        count, then count x name text
 *   6     snapshot     mark code (1 octet), delivery number, count, then count x thread; one block for each snapshot
 *
 *   thread             name text, instructions, blocks, bytes, VM bytes,
 *                      count, then count x (method step, instructions, blocks, bytes),
 *                      count, then count x (type step, blocks, bytes)
 * </pre>
 *
 * <ul>
 *   <li>The magic is the octet 0x8F and the seven letters POSTAGE. The version and the checksum are big-endian.
 *   <li>A varint holds seven bits in each octet, lowest first, with the high bit set on all but the last. Numbers and
 *       counts are varints of at most 63 bits.
 *   <li>VM bytes are the octet 0 when unknown, else the octet 1 and a varint with the sign in its lowest bit.
 *   <li>A step is the distance from the index before, which is -1 at the start of each list; it is never 0.
 *   <li>Text is a varint with its length in octets, then each UTF-16 unit in one to three octets as UTF-8 would write
 *       it, so that every Java string survives, lone surrogates as well.
 *   <li>Blocks 1 to 5 stand once each, 4 and 5 before any 6. A reader skips a block type it does not know. The CRC-32
 *       covers every octet before the end block's payload; nothing follows the end block. A file without it is not
 *       complete.
 * </ul>
 *
 * <p>Compatibility: a new kind of block keeps the version. Any change to a block that exists takes the next version,
 * and the reader goes on reading every version there ever was; one file of each is kept with the tests.
 */
final class CountsFormat {
    /** Written by this code; the newest version the reader knows. */
    static final int VERSION = 1;

    static final int END = 0;
    static final int FINGERPRINT = 1;
    static final int DELIVERIES = 2;
    static final int COVERAGE = 3;
    static final int METHODS = 4;
    static final int TYPES = 5;
    static final int SNAPSHOT = 6;

    static final int MAGIC_LENGTH = 8;
    static final int VERSION_LENGTH = 2;
    static final int CHECKSUM_LENGTH = 4;

    private CountsFormat() {}

    static byte[] magic() {
        return new byte[] {(byte) 0x8F, 'P', 'O', 'S', 'T', 'A', 'G', 'E'};
    }
}
