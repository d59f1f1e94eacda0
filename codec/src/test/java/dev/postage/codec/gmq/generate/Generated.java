package dev.postage.codec.gmq.generate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.Schema;
import java.io.StringWriter;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/**
 * The compiled classes of a schema.
 *
 * @param loader of all packages compiled together
 * @param packageName of this schema
 */
record Generated(ClassLoader loader, String packageName) {
    private static final String PACKAGE = "org.sample";

    static Generated of(Schema schema, Path folder) throws Exception {
        return of(Map.of(PACKAGE, schema), folder).get(PACKAGE);
    }

    /** Compiles the schemas of several packages at once, which takes little longer than one. */
    static Map<String, Generated> of(Map<String, Schema> schemas, Path folder) throws Exception {
        Map<String, Map<String, String>> packages = new HashMap<>();
        schemas.forEach((name, schema) -> packages.put(name, JavaGenerator.generate(schema, name)));
        return compiled(packages, folder);
    }

    /** Compiles the files of each package. */
    static Map<String, Generated> compiled(Map<String, Map<String, String>> packages, Path folder) throws Exception {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<Path> sources = new ArrayList<>();
        for (Map.Entry<String, Map<String, String>> files : packages.entrySet()) {
            Path target = Files.createDirectories(folder.resolve(files.getKey()));
            for (Map.Entry<String, String> file : files.getValue().entrySet()) {
                sources.add(Files.writeString(target.resolve(file.getKey()), file.getValue()));
            }
        }
        compile(sources, classes);
        ClassLoader loader = new URLClassLoader(new URL[] {classes.toUri().toURL()}, Parser.class.getClassLoader());
        Map<String, Generated> all = new HashMap<>();
        packages.keySet().forEach(name -> all.put(name, new Generated(loader, name)));
        return all;
    }

    static void compile(List<Path> sources, Path classes) throws Exception {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter output = new StringWriter();
        String classPath = Path.of(Parser.class
                        .getProtectionDomain()
                        .getCodeSource()
                        .getLocation()
                        .toURI())
                .toString();
        List<String> options = List.of(
                "-Xlint:all", "-Werror", "-proc:none", "--release", "17", "-d", classes.toString(), "-cp", classPath);
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null)) {
            boolean well = compiler.getTask(
                            output, files, null, options, null, files.getJavaFileObjectsFromPaths(sources))
                    .call();
            assertThat(well).as(output.toString()).isTrue();
        }
    }

    Class<?> type(String name) throws ClassNotFoundException {
        return loader.loadClass(packageName + "." + name);
    }

    /** Reads and writes again. */
    String rewritten(String name, String hex) throws Exception {
        Parser parser = new Parser();
        parser.over(HexFormat.of().parseHex(hex));
        Object value =
                type(name + "Reader").getMethod("readValue", Parser.class).invoke(null, parser);
        parser.endInput();
        return written(name, value);
    }

    String written(String name, Object value) throws Exception {
        Composer composer = new Composer();
        type(name + "Writer").getMethod("write", type(name), Composer.class).invoke(null, value, composer);
        composer.finish();
        return HexFormat.of().formatHex(composer.toByteArray());
    }
}
