package dev.postage.codec.amqp.cli;

import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;

/** Starts a command on messages in a file or in the standard input. */
public final class Main {
    private static final int OK = 0;
    private static final int BAD_MESSAGE = 1;
    private static final int BAD_USAGE = 2;

    private static final String USAGE = """
            usage: postage amqp COMMAND [OPTIONS] [FILE]
              inspect   [--value]                                      show sections, offsets and fields
              reemit    --exchange E --routing-key K [--redelivered] [--delivery-count N] [--stored]
                                                                       what RabbitMQ sends to a consumer
              convert   --to 0-9-1|mqtt5 --exchange E --routing-key K  from AMQP 1.0
              convert   --from 0-9-1|mqtt5 [--to 0-9-1|mqtt5] [--exchange E] [--routing-key K]
                                                                       from lines of JSON, to AMQP 1.0 unless --to is there
              checksum  [--add crc32|adler32] [--verify]               put a sum into the footer, or check it
              store                                                    to the stored form
              load                                                     from the stored form
            Without FILE the standard input is read. It holds one message, or with --hex-lines one in hex on each line.
            --json prints one JSON object for each message.
            exit code: 0 done, 1 a message is not right (with --json the object says so and the code is 0),
                       2 the command line or the file is not right""";

    private Main() {}

    /** Runs one command and ends the process with its exit code. */
    public static void main(String[] words) throws IOException {
        try (PrintStream out = stream(FileDescriptor.out);
                PrintStream err = stream(FileDescriptor.err)) {
            int code = run(words, System.in, out, err);
            out.flush();
            err.flush();
            System.exit(code);
        }
    }

    private static PrintStream stream(FileDescriptor descriptor) {
        return new PrintStream(
                new BufferedOutputStream(new FileOutputStream(descriptor)), false, StandardCharsets.UTF_8);
    }

    /** Runs one command; returns the exit code. */
    static int run(String[] words, InputStream in, PrintStream out, PrintStream err) {
        if (words.length == 0 || Set.of("help", "--help", "-h").contains(words[0])) {
            (words.length == 0 ? err : out).println(USAGE);
            return words.length == 0 ? BAD_USAGE : OK;
        }
        try {
            Invocation invocation = Invocation.of(words);
            return invocation.run(in, out) ? OK : BAD_MESSAGE;
        } catch (UsageException e) {
            err.println("postage amqp: " + e.getMessage());
        } catch (IOException e) {
            err.println("postage amqp: " + e + ": name a file that can be read");
        }
        return BAD_USAGE;
    }
}
