package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;

/** Reads with the parser under test what has the kinds of given nodes; their values do not matter. */
final class NodeParser {
    private NodeParser() {}

    /** Reads the one message of an array. */
    static List<Node> parse(FrameHeaderLayout layout, byte[] bytes, List<Node> schema) throws CodecException {
        Parser parser = new Parser(layout, ParserLimits.DEFAULT);
        parser.over(bytes);
        List<Node> message = members(parser, schema);
        parser.endInput();
        return message;
    }

    static List<Node> parse(String hex, Node... schema) throws CodecException {
        return parse(FrameHeaderLayout.COMPACT, HexFormat.of().parseHex(hex.replace(" ", "")), List.of(schema));
    }

    static List<Node> members(Parser parser, List<Node> schema) throws CodecException {
        List<Node> members = new ArrayList<>();
        for (Node node : schema) {
            members.add(member(parser, node));
        }
        return members;
    }

    private static Node member(Parser parser, Node node) throws CodecException {
        if (node instanceof Node.Unsigned) {
            return new Node.Unsigned(parser.unsigned());
        } else if (node instanceof Node.Signed) {
            return new Node.Signed(parser.signed());
        } else if (node instanceof Node.Real) {
            return new Node.Real(Double.doubleToRawLongBits(parser.real()));
        } else if (node instanceof Node.Text) {
            return new Node.Text(parser.text());
        } else if (node instanceof Node.Blob) {
            return Node.blob(parser.blob());
        } else if (node instanceof Node.ByteArray v) {
            byte[] value = new byte[v.hex().length() / 2];
            parser.byteArray(value, 0, value.length);
            return Node.byteArray(value);
        }
        return struct(parser, (Node.Struct) node);
    }

    private static Node struct(Parser parser, Node.Struct schema) throws CodecException {
        if (!schema.extensible()) {
            parser.enter();
            List<Node> members = members(parser, schema.blocks().get(0));
            parser.leave();
            return new Node.Struct(false, List.of(members));
        }
        parser.beginStruct();
        List<List<Node>> blocks = new ArrayList<>();
        blocks.add(members(parser, schema.blocks().get(0)));
        for (int i = 1; i < schema.blocks().size() && parser.fence(); i++) {
            blocks.add(members(parser, schema.blocks().get(i)));
        }
        parser.endStruct();
        return new Node.Struct(true, blocks);
    }
}
