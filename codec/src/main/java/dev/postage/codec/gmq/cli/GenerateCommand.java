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
        return "generate --idl FILE --package P -o DIR";
    }

    @Override
    public int execute(List<String> arguments, PrintStream out, PrintStream err)
            throws UsageException, IOException, IdlException {
        Options options = new Options(arguments, Set.of("--idl", "--package", "-o"), Set.of());
        String idl = options.required("--idl");
        String packageName = options.required("--package");
        Path folder = Path.of(options.required("-o")).resolve(packageName.replace('.', '/'));
        Map<String, String> files = files(Schema.parse(idl, Options.text(idl)), packageName);
        Files.createDirectories(folder);
        for (Map.Entry<String, String> file : files.entrySet()) {
            write(folder.resolve(file.getKey()), file.getValue());
        }
        out.println(files.size() + " files in " + folder);
        return GmqMain.OK;
    }

    private static Map<String, String> files(Schema schema, String packageName) throws UsageException {
        try {
            return JavaGenerator.generate(schema, packageName);
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
