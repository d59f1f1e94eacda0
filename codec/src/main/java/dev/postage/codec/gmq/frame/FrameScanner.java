package dev.postage.codec.gmq.frame;

import dev.postage.codec.bytes.CodecException;

/** Goes from header to header, with no idea of the values in between; shows also what a parser passes by. */
public final class FrameScanner extends FrameHeaderReader {
    public FrameScanner(FrameHeaderLayout layout, ParserLimits limits) {
        super(layout, true, limits);
    }

    @Override
    void reset() {
        // headers are all there is
    }

    /**
     * The next frame, whose payload is there; call it after {@link #hasMore} was true.
     *
     * @throws CodecException if the header is malformed or the payload ends too early
     */
    public Frame next() throws CodecException {
        readAnyHeader();
        Frame frame = new Frame(
                offset() - (pos - headerStart),
                pos - headerStart,
                field ? Frame.Kind.FIELD : Frame.Kind.OPEN,
                (flags & FrameHeaderLayout.FIRST) != 0,
                (flags & FrameHeaderLayout.LAST) != 0,
                size);
        loadPayload(size);
        pos += size;
        return frame;
    }
}
