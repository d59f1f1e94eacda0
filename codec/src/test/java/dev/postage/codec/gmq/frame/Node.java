package dev.postage.codec.gmq.frame;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** What messages of the tests consist of. A struct's second and later blocks stand behind FENCEs. */
public sealed interface Node {
    record Unsigned(long value) implements Node {}

    record Signed(long value) implements Node {}

    /** Held as bits, so that NaNs with different ones differ. */
    record Real(long bits) implements Node {}

    record Text(String value) implements Node {}

    /** Held as hex digits, which compare by value. */
    record Blob(String hex) implements Node {}

    record ByteArray(String hex) implements Node {}

    record Struct(boolean extensible, List<List<Node>> blocks) implements Node {}

    static Node unsigned(long value) {
        return new Unsigned(value);
    }

    static Node signed(long value) {
        return new Signed(value);
    }

    static Node real(double value) {
        return new Real(Double.doubleToRawLongBits(value));
    }

    static Node text(String value) {
        return new Text(value);
    }

    static Node blob(byte[] value) {
        return new Blob(HexFormat.of().formatHex(value));
    }

    /** As many letters a. */
    static Node blobOf(int length) {
        byte[] value = new byte[length];
        Arrays.fill(value, (byte) 'a');
        return blob(value);
    }

    static Node byteArray(byte[] value) {
        return new ByteArray(HexFormat.of().formatHex(value));
    }

    /** A NONEXTENDABLE struct. */
    static Node plain(Node... members) {
        return new Struct(false, List.of(List.of(members)));
    }

    /** An extensible struct without a FENCE. */
    static Struct struct(Node... members) {
        return new Struct(true, List.of(List.of(members)));
    }

    /** The same struct with one more FENCE and block. */
    static Struct fence(Struct struct, Node... members) {
        List<List<Node>> blocks = new ArrayList<>(struct.blocks());
        blocks.add(List.of(members));
        return new Struct(true, blocks);
    }

    /** What a version knows: as many blocks of each struct, or fewer where there are fewer. */
    static List<Node> version(List<Node> nodes, int version) {
        return nodes.stream()
                .map(node -> node instanceof Struct struct ? version(struct, version) : node)
                .toList();
    }

    private static Node version(Struct struct, int version) {
        return new Struct(
                struct.extensible(),
                struct.blocks().stream()
                        .limit(version)
                        .map(block -> version(block, version))
                        .toList());
    }
}
