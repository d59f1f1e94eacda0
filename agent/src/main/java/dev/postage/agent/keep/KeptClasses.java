package dev.postage.agent.keep;

import dev.postage.agent.weave.Woven;
import java.io.FileInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.CRC32;

/** The classes of a file, each read when it is asked for. Immutable. */
final class KeptClasses implements WovenClasses {
    private static final int PIECE = 1 << 13;
    private static final long LARGEST = 1L << 30;

    private final ByteBuffer file;
    /** An open hash table at most half full; offset 0 marks a free place. */
    private final long[] keys;

    private final int[] offsets;

    private KeptClasses(ByteBuffer file, int places) {
        this.file = file;
        this.keys = new long[places];
        this.offsets = new int[places];
    }

    static KeptClasses read(Path path, String owner) throws IOException {
        try (FileInputStream in = new FileInputStream(path.toFile())) {
            byte[] file = new byte[(int) Math.min(LARGEST, path.toFile().length())];
            return read(ByteBuffer.wrap(file, 0, readInPieces(in, file)), owner);
        }
    }

    /** In small pieces, for which the JDK needs no second buffer of the whole size. */
    private static int readInPieces(FileInputStream in, byte[] file) throws IOException {
        int length = 0;
        while (length < file.length) {
            int more = in.read(file, length, Math.min(PIECE, file.length - length));
            if (more < 0) {
                break;
            }
            length += more;
        }
        return length;
    }

    private static KeptClasses read(ByteBuffer file, String owner) throws IOException {
        KeptInput head = new KeptInput(file, 0);
        if (head.key() != KeptFormat.MAGIC) {
            throw new IOException("it holds no woven classes");
        }
        int last = checked(file) - Integer.BYTES;
        String found = head.text();
        if (!found.equals(owner)) {
            throw new IOException("its classes were woven for '" + found + "', expected '" + owner + "'");
        }
        int number = new KeptInput(file, Math.max(0, last)).number();
        long index = last - (long) number * KeptFormat.INDEX_ENTRY;
        if (number < 0 || index < head.position()) {
            throw new IOException("it is damaged: " + file.limit() + " bytes cannot hold " + number + " classes");
        }
        return indexed(file, number, (int) index);
    }

    /** Where the checksum begins, which is right. The VM has used CRC-32 by now: it has opened the agent's jar. */
    private static int checked(ByteBuffer file) throws IOException {
        int end = Math.max(0, file.limit() - KeptFormat.CHECKSUM);
        CRC32 checksum = new CRC32();
        checksum.update(file.duplicate().limit(end));
        int expected = (int) checksum.getValue();
        int found = new KeptInput(file, end).number();
        if (found != expected) {
            throw new IOException("it is damaged: checksum " + Integer.toHexString(found) + " found, "
                    + Integer.toHexString(expected) + " expected");
        }
        return end;
    }

    private static KeptClasses indexed(ByteBuffer file, int number, int index) throws IOException {
        KeptClasses kept = new KeptClasses(file, Integer.highestOneBit(Math.max(1, number)) * 4);
        KeptInput in = new KeptInput(file, index);
        for (int i = 0; i < number; i++) {
            long key = in.key();
            int offset = in.number();
            if (offset <= 0 || offset >= index) {
                throw new IOException("it is damaged: a class is said to begin at " + offset + " of " + index);
            }
            int place = kept.place(key);
            kept.keys[place] = key;
            kept.offsets[place] = offset;
        }
        return kept;
    }

    /** Where the key is, or the free place where it belongs. */
    private int place(long key) {
        int mask = keys.length - 1;
        int place = (int) (key ^ (key >>> 32)) & mask;
        while (offsets[place] != 0 && keys[place] != key) {
            place = (place + 1) & mask;
        }
        return place;
    }

    @Override
    public Optional<Woven> find(byte[] classFile) {
        return find(ClassKey.of(classFile));
    }

    /** The class with this key. */
    Optional<Woven> find(long key) {
        int offset = offsets[place(key)];
        try {
            return offset == 0 ? Optional.empty() : Optional.of(woven(offset));
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private Woven woven(int offset) throws IOException {
        KeptInput in = new KeptInput(file, offset);
        byte[] classFile = in.bytes();
        int numberOffset = in.number();
        int slots = in.number();
        int methods = in.number();
        List<String> tooLarge = new ArrayList<>();
        for (int left = in.number(); left > 0; left--) {
            tooLarge.add(in.text());
        }
        KeptSites sites = new KeptSites(file, in.position(), slots, methods);
        return new Woven(classFile, numberOffset, new Woven.Extent(slots, methods), sites, tooLarge);
    }

    @Override
    public void woven(byte[] classFile, Woven woven) {
        // the file stays as it is, so that every JVM that reads it finds the same
    }

    @Override
    public void save() {
        // nothing to save
    }
}
