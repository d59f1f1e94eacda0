package dev.postage.report.launch;

import dev.postage.report.runs.MethodKey;
import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * The methods a class file refers to, from its table of constants: an unsigned 16-bit number of entries plus one behind
 * magic and version, then the entries, each with a tag of 8 bits. Numbers of entries count from 1; a long or a double
 * takes two.
 */
final class MethodReferences {
    private static final int BEFORE_TABLE = 8;

    private static final int UTF8 = 1;
    private static final int LONG = 5;
    private static final int DOUBLE = 6;
    private static final int CLASS = 7;
    private static final int METHOD = 10;
    private static final int INTERFACE_METHOD = 11;
    private static final int NAME_AND_TYPE = 12;

    /** Octets behind the tag by tag; -1 for tags there are none of, and for texts, which tell their length. */
    private static final int[] SIZES = {-1, -1, -1, 4, 4, 8, 8, 2, 2, 4, 4, 4, 4, -1, -1, 3, 2, 4, 4, 2, 2};

    private final Map<Integer, String> texts = new HashMap<>();
    /** Two numbers of 16 bits for each entry that refers to others; a class has only the upper one. */
    private final Map<Integer, Integer> pairs = new HashMap<>();

    private final Set<Integer> methods = new HashSet<>();

    private MethodReferences() {}

    /** All of them; none when it is no class file. */
    static Set<MethodKey> in(byte[] classFile) {
        MethodReferences references = new MethodReferences();
        try {
            references.read(new DataInputStream(new ByteArrayInputStream(classFile)));
        } catch (IOException e) {
            return Set.of();
        }
        Set<MethodKey> found = new HashSet<>();
        references.methods.forEach(method -> found.add(references.key(references.pair(method))));
        return found;
    }

    private void read(DataInputStream in) throws IOException {
        in.skipNBytes(BEFORE_TABLE);
        int end = in.readUnsignedShort();
        int at = 1;
        while (at < end) {
            int tag = in.readUnsignedByte();
            read(in, tag, at);
            at += tag == LONG || tag == DOUBLE ? 2 : 1;
        }
    }

    private void read(DataInputStream in, int tag, int at) throws IOException {
        switch (tag) {
            case UTF8 -> texts.put(at, in.readUTF());
            case CLASS -> pairs.put(at, in.readUnsignedShort() << 16);
            case METHOD, INTERFACE_METHOD -> {
                methods.add(at);
                pairs.put(at, in.readInt());
            }
            case NAME_AND_TYPE -> pairs.put(at, in.readInt());
            default -> {
                if (tag >= SIZES.length || SIZES[tag] < 0) {
                    throw new IOException("an entry with tag " + tag + " found, which no class file has");
                }
                in.skipNBytes(SIZES[tag]);
            }
        }
    }

    private MethodKey key(int ownerAndName) {
        int nameAndType = pair(ownerAndName & 0xffff);
        return MethodKey.normalised(
                text(pair(ownerAndName >>> 16) >>> 16).replace('/', '.'),
                text(nameAndType >>> 16),
                text(nameAndType & 0xffff));
    }

    private int pair(int entry) {
        return pairs.getOrDefault(entry, 0);
    }

    private String text(int entry) {
        return texts.getOrDefault(entry, "");
    }
}
