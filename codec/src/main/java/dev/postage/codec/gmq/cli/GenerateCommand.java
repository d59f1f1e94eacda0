package dev.postage.codec.gmq.cli;

import dev.postage.codec.gmq.generate.JavaGenerator;
import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.gmq.idl.Schema;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Writes Java source files for the types of a schema into the package's folder. */
final class GenerateCommand implements Command {
    @Override
    public String usage() {
        return "generate --idl FILE --package P -o DIR [--keep-unknown]";
    }

    @Override
    public int execute(List<String> arguments, PrintStream out, PrintStream err)
            throws UsageException, IOException, IdlException {
        out.println(execute(arguments));
        return GmqMain.OK;
    }

    /** Writes the files and tells how many. */
    static String execute(List<String> arguments) throws UsageException, IOException, IdlException {
        Options options = new Options(arguments, Set.of("--idl", "--package", "-o"), Set.of("--keep-unknown"));
        String idl = options.required("--idl");
        String packageName = options.required("--package");
        Path folder = Path.of(options.required("-o")).resolve(packageName.replace('.', '/'));
        Schema schema = Schema.parse(idl, Options.text(idl));
        Map<String, String> files = files(schema, packageName, options.has("--keep-unknown"));
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : files.entrySet()) {
            write(folder.resolve(file.getKey()), file.getValue());
        }
        return files.size() + " files in " + folder;
    }

    private static Map<String, String> files(Schema schema, String packageName, boolean keepUnknown)
            throws UsageException {
        try {
            return keepUnknown
                    ? JavaGenerator.generateKeepingUnknown(schema, packageName)
                    : JavaGenerator.generate(schema, packageName);
        } catch (IllegalArgumentException e) {
            throw new UsageException(e.getMessage());
        }
    }

    /** A file that would not change keeps its time, so that a build does not compile it anew. */
    private static void write(Path file, String text) throws IOException {
        if (!Files.exists(file) || !Files.readString(file).equals(text)) {
            Files.writeString(file, text);
        }
    }
}
