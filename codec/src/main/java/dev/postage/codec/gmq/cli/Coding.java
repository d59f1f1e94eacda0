package dev.postage.codec.gmq.cli;

import dev.postage.codec.gmq.GmqSchema;
import dev.postage.codec.gmq.GmqType;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.FrameHeaderLayout;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.frame.ParserLimits;
import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.gmq.idl.Schema;
import java.io.IOException;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What encode and decode have in common: which type, and which bytes.
 *
 * @param type of each line
 * @param layout of the headers
 * @param bare whether there are no headers
 * @param file with the lines
 */
record Coding(GmqType type, FrameHeaderLayout layout, boolean bare, String file) {
    static final String USAGE = " --idl FILE --type NAME [--layout compact|fixed] [--bare] ";

    static Coding of(List<String> arguments, String lines, String... flags)
            throws UsageException, IOException, IdlException {
        Set<String> withValue = Set.of("--idl", "--type", "--layout", lines);
        Set<String> without =
                Stream.concat(Stream.of("--bare"), Stream.of(flags)).collect(Collectors.toSet());
        Options options = new Options(arguments, withValue, without);
        String idl = options.required("--idl");
        Schema schema = Schema.parse(idl, Options.text(idl));
        try {
            GmqType type = GmqSchema.of(schema).type(options.required("--type"));
            FrameHeaderLayout layout = layout(options.value("--layout").orElse("compact"));
            return new Coding(type, layout, options.has("--bare"), options.required(lines));
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }

    private static FrameHeaderLayout layout(String name) throws UsageException {
        return switch (name) {
            case "compact" -> FrameHeaderLayout.COMPACT;
            case "fixed" -> FrameHeaderLayout.FIXED;
            default -> throw new UsageException("layout " + name + " found, expected compact or fixed");
        };
    }

    Composer composer() {
        return bare ? Composer.bare() : new Composer(layout);
    }

    Parser parser() {
        return bare ? Parser.bare(ParserLimits.DEFAULT) : new Parser(layout, ParserLimits.DEFAULT);
    }
}
