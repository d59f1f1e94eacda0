package dev.postage.codec.amqp.cli;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.json.JsonException;
import dev.postage.codec.json.JsonObject;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;

/** One command with its options: reads the input, asks the command for each message, prints the answers. */
final class Invocation {
    private static final Set<String> COMMON = Set.of("--json", "--hex-lines");

    private final Arguments arguments;
    private final Command command;
    private boolean allRight = true;

    private Invocation(Arguments arguments, Command command) {
        this.arguments = arguments;
        this.command = command;
    }

    /** The invocation a command line stands for. */
    static Invocation of(String[] words) throws UsageException {
        return switch (words[0]) {
            case "inspect" -> {
                Arguments given = parse(words, Set.of("--value"), Set.of());
                yield new Invocation(given, new InspectCommand(given.has("--value"), !given.has("--json")));
            }
            case "reemit" -> {
                Arguments given = parse(
                        words,
                        Set.of("--redelivered", "--stored"),
                        Set.of("--exchange", "--routing-key", "--delivery-count"));
                yield new Invocation(given, ReemitCommand.of(given));
            }
            case "convert" -> {
                Arguments given =
                        parse(words, Set.of("--stored"), Set.of("--from", "--to", "--exchange", "--routing-key"));
                yield new Invocation(given, ConvertCommand.of(given));
            }
            case "checksum" -> {
                Arguments given = parse(words, Set.of("--verify"), Set.of("--add"));
                yield new Invocation(given, ChecksumCommand.of(given));
            }
            case "store" -> new Invocation(parse(words, Set.of(), Set.of()), new StoreCommand());
            case "load" -> new Invocation(parse(words, Set.of(), Set.of()), new LoadCommand());
            default ->
                throw new UsageException("no command " + words[0]
                        + ": there are inspect, reemit, convert, checksum, store and load; help tells more");
        };
    }

    private static Arguments parse(String[] words, Set<String> flags, Set<String> valued) throws UsageException {
        Set<String> all = new java.util.TreeSet<>(COMMON);
        all.addAll(flags);
        return new Arguments(words, 1, all, valued);
    }

    /** Answers for all messages; false when one was not right and no object says so. */
    boolean run(InputStream standardInput, PrintStream out) throws IOException {
        try (InputStream in = arguments.file().isEmpty()
                ? new ByteArrayInputStream(standardInput.readAllBytes())
                : Files.newInputStream(Path.of(arguments.file()))) {
            if (arguments.has("--hex-lines") || command.readsText()) {
                BufferedReader lines = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
                for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                    answerLine(line.strip(), out);
                }
            } else {
                answer(in.readAllBytes(), out);
            }
        }
        return allRight || arguments.has("--json");
    }

    private void answerLine(String line, PrintStream out) {
        if (command.readsText()) {
            answer(line.getBytes(StandardCharsets.UTF_8), out);
            return;
        }
        try {
            answer(Hex.read(line), out);
        } catch (CodecException e) {
            print(Answers.wrong(e), out);
        }
    }

    private void answer(byte[] input, PrintStream out) {
        JsonObject answer;
        try {
            answer = command.answer(input);
        } catch (CodecException e) {
            answer = Answers.wrong(e);
        } catch (JsonException e) {
            answer = Answers.wrong(e);
        }
        print(answer, out);
    }

    private void print(JsonObject answer, PrintStream out) {
        boolean right = Answers.isRight(answer);
        allRight &= right;
        if (arguments.has("--json")) {
            out.println(answer);
        } else {
            out.println(right ? command.plain(answer) : Answers.plainError(answer));
        }
    }
}
