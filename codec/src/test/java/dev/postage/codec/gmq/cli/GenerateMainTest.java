package dev.postage.codec.gmq.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.IdlException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a build calls: files that compile, or an exception, and never the end of the JVM. */
class GenerateMainTest {
    @TempDir
    Path folder;

    @Test
    void whatItWritesCompilesAndReads() throws Exception {
        Path idl =
                Files.writeString(folder.resolve("p.idl"), "STRUCT p { UINTEGER a; FENCE; UINTEGER DEFAULT = 5 b; };");
        Path sources = folder.resolve("sources");
        GenerateMain.main(new String[] {"--idl", idl.toString(), "--package", "org.made", "-o", sources.toString()});
        assertThat(compile(sources)).isZero();
        try (URLClassLoader loader = new URLClassLoader(
                new URL[] {folder.resolve("classes").toUri().toURL()}, Parser.class.getClassLoader())) {
            Parser parser = new Parser();
            parser.over(new byte[] {(byte) 0xe1, 0x07});
            Class<?> reader = loader.loadClass("org.made.PReader");
            assertThat(reader.getMethod("readValue", Parser.class).invoke(null, parser))
                    .hasToString("P[a=7, b=5]");
        }
    }

    private int compile(Path sources) throws Exception {
        Path codec = Path.of(
                Parser.class.getProtectionDomain().getCodeSource().getLocation().toURI());
        Path classes = Files.createDirectories(folder.resolve("classes"));
        List<String> words = new ArrayList<>(
                List.of("-proc:none", "-Xlint:all", "-Werror", "-d", classes.toString(), "-cp", codec.toString()));
        try (Stream<Path> files = Files.walk(sources)) {
            files.filter(Files::isRegularFile).forEach(file -> words.add(file.toString()));
        }
        return ToolProvider.getSystemJavaCompiler().run(null, null, null, words.toArray(new String[0]));
    }

    @Test
    void failsTheBuildWithTheReason() throws Exception {
        Path idl = Files.writeString(folder.resolve("wrong.idl"), "STRUCT p { UINTEGER a; UINTEGER a; };");
        assertThatThrownBy(() -> GenerateMain.main(
                        new String[] {"--idl", idl.toString(), "--package", "p", "-o", folder.toString()}))
                .isInstanceOf(IdlException.class)
                .hasMessageContaining("wrong.idl:1:");
        assertThatThrownBy(() -> GenerateMain.main(new String[] {"--idl", idl.toString()}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("no --package found, expected one");
    }
}
