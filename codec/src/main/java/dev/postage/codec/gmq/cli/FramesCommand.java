package dev.postage.codec.gmq.cli;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Frame;
import dev.postage.codec.gmq.frame.FrameHeaderLayout;
import dev.postage.codec.gmq.frame.FrameScanner;
import dev.postage.codec.gmq.frame.ParserLimits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;

/** Shows the frames of a message without knowing its schema: offsets, headers, flags, sizes, and payloads by nesting. */
final class FramesCommand implements Command {
    private static final int SHOWN = 24;

    @Override
    public String usage() {
        return "frames [--layout compact|fixed] (HEX ... | --file FILE)";
    }

    @Override
    public int execute(List<String> arguments, PrintStream out, PrintStream err) throws UsageException, IOException {
        FrameHeaderLayout layout = FrameHeaderLayout.COMPACT;
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        for (Iterator<String> rest = arguments.iterator(); rest.hasNext(); ) {
            String argument = rest.next();
            switch (argument) {
                case "--layout" -> layout = layout(value(argument, rest));
                case "--file" -> bytes.writeBytes(file(value(argument, rest)));
                default -> bytes.writeBytes(hex(argument));
            }
        }
        if (arguments.isEmpty()) {
            throw new UsageException("no bytes found, expected hex digits or --file FILE");
        }
        return show(bytes.toByteArray(), layout, out, err);
    }

    private static String value(String option, Iterator<String> rest) throws UsageException {
        if (!rest.hasNext()) {
            throw new UsageException("nothing found behind " + option + ", expected its value");
        }
        return rest.next();
    }

    private static FrameHeaderLayout layout(String name) throws UsageException {
        return switch (name) {
            case "compact" -> FrameHeaderLayout.COMPACT;
            case "fixed" -> FrameHeaderLayout.FIXED;
            default -> throw new UsageException("layout " + name + " found, expected compact or fixed");
        };
    }

    private static byte[] file(String name) throws UsageException, IOException {
        try {
            return Files.readAllBytes(Path.of(name));
        } catch (NoSuchFileException e) {
            throw new UsageException("no file " + name + " found, expected one with the bytes of a message");
        }
    }

    /** Digits of any number of bytes; the bars that separate frames in print may stay. */
    private static byte[] hex(String digits) throws UsageException {
        try {
            return HexFormat.of().parseHex(digits.replaceAll("[\\s|]", ""));
        } catch (IllegalArgumentException e) {
            throw new UsageException(digits + " found, expected pairs of hex digits, or --file FILE");
        }
    }

    private static int show(byte[] bytes, FrameHeaderLayout layout, PrintStream out, PrintStream err) {
        FrameScanner scanner = new FrameScanner(layout, ParserLimits.DEFAULT);
        scanner.over(bytes, 0, bytes.length);
        out.println(row("offset", "header", "frame", "flags", "size", "payload"));
        int depth = 0;
        try {
            while (scanner.hasMore()) {
                Frame frame = scanner.next();
                depth += frame.first() ? 1 : 0;
                out.println(row(frame, bytes, depth));
                depth = Math.max(0, depth - (frame.last() ? 1 : 0));
            }
        } catch (CodecException e) {
            err.println("gmq: " + e.getMessage());
            return GmqMain.MALFORMED;
        }
        return GmqMain.OK;
    }

    private static String row(Frame frame, byte[] bytes, int depth) {
        HexFormat hex = HexFormat.of();
        int payload = (int) frame.payloadOffset();
        int shown = Math.min(frame.size(), SHOWN);
        String start = hex.withDelimiter(" ").formatHex(bytes, payload, payload + shown);
        return row(
                frame.offset(),
                hex.withDelimiter(" ").formatHex(bytes, (int) frame.offset(), payload),
                frame.kind().toString().toLowerCase(Locale.ROOT),
                ((frame.first() ? "FIRST " : "") + (frame.last() ? "LAST" : "")).strip(),
                frame.size(),
                "  ".repeat(Math.max(0, depth - 1)) + start + (shown < frame.size() ? " .." : ""));
    }

    private static String row(Object... cells) {
        return String.format(Locale.ROOT, "%8s  %-14s  %-5s  %-10s  %8s  %s", cells)
                .stripTrailing();
    }
}
