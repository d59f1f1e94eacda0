package dev.postage.codec.gmq.frame;

import java.nio.ByteBuffer;
import java.util.HexFormat;
import java.util.List;

/** Gives nodes to the composer under test. */
final class NodeComposer {
    private NodeComposer() {}

    static byte[] compose(FrameHeaderLayout layout, List<Node> message) {
        Composer composer = new Composer(layout);
        compose(composer, message);
        return composer.toByteArray();
    }

    static String hex(Node... message) {
        return HexFormat.of().formatHex(compose(FrameHeaderLayout.COMPACT, List.of(message)));
    }

    static long compose(Composer composer, List<Node> message) {
        members(composer, message);
        return composer.finish();
    }

    static void members(Composer composer, List<Node> members) {
        members.forEach(member -> member(composer, member));
    }

    private static void member(Composer composer, Node node) {
        if (node instanceof Node.Unsigned v) {
            composer.unsigned(v.value());
        } else if (node instanceof Node.Signed v) {
            composer.signed(v.value());
        } else if (node instanceof Node.Real v) {
            composer.real(Double.longBitsToDouble(v.bits()));
        } else if (node instanceof Node.Text v) {
            composer.text(v.value());
        } else if (node instanceof Node.Blob v) {
            blob(composer, HexFormat.of().parseHex(v.hex()));
        } else if (node instanceof Node.ByteArray v) {
            byte[] value = HexFormat.of().parseHex(v.hex());
            composer.byteArray(value, 0, value.length);
        } else if (node instanceof Node.Struct v) {
            struct(composer, v);
        }
    }

    /** By way of an array or of a buffer, which must be the same. */
    private static void blob(Composer composer, byte[] value) {
        if (value.length % 2 == 0) {
            composer.blob(value);
        } else {
            composer.blob(ByteBuffer.wrap(value));
        }
    }

    private static void struct(Composer composer, Node.Struct struct) {
        if (!struct.extensible()) {
            members(composer, struct.blocks().get(0));
            return;
        }
        composer.beginStruct();
        for (int i = 0; i < struct.blocks().size(); i++) {
            if (i > 0) {
                composer.fence();
            }
            members(composer, struct.blocks().get(i));
        }
        composer.endStruct();
    }
}
