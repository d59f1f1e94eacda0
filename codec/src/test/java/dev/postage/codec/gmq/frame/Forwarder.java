package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;
import java.util.List;

/** Reads a message with what it knows and writes it again with what it does not. */
final class Forwarder {
    private final Parser parser;
    private final Composer composer;

    private Forwarder(FrameHeaderLayout layout) {
        parser = new Parser(layout, ParserLimits.DEFAULT);
        composer = new Composer(layout);
    }

    static byte[] forward(FrameHeaderLayout layout, byte[] bytes, List<Node> schema) throws CodecException {
        Forwarder forwarder = new Forwarder(layout);
        forwarder.parser.over(bytes);
        forwarder.members(schema);
        forwarder.parser.endInput();
        forwarder.composer.finish();
        return forwarder.composer.toByteArray();
    }

    private void members(List<Node> schema) throws CodecException {
        for (Node node : schema) {
            if (node instanceof Node.Struct struct) {
                struct(struct);
            } else {
                NodeComposer.members(composer, NodeParser.members(parser, List.of(node)));
            }
        }
    }

    private void struct(Node.Struct schema) throws CodecException {
        if (!schema.extensible()) {
            members(schema.blocks().get(0));
            return;
        }
        parser.beginStruct();
        composer.beginStruct();
        members(schema.blocks().get(0));
        for (int i = 1; i < schema.blocks().size() && parser.fence(); i++) {
            composer.fence();
            members(schema.blocks().get(i));
        }
        composer.endStruct(parser.endStructKeeping());
    }
}
