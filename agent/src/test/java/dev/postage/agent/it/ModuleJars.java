package dev.postage.agent.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.spi.ToolProvider;

/**
 * A modular program: one module with a service, one that provides it, one that uses it.
 *
 * @param folder with a jar for each module
 */
record ModuleJars(Path folder) {
    private static final String SOURCES = Path.of("src", "test", "resources", "dev", "postage", "agent", "modules")
            .toAbsolutePath()
            .toString();

    private static final List<String> MODULES = List.of("tea.api", "tea.green", "tea.shop");

    /** Compiles the modules and makes the jars, in a folder below the one given. */
    static ModuleJars made(Path parent) throws IOException {
        Path classes = parent.resolve("classes");
        ModuleJars jars = new ModuleJars(Files.createDirectory(parent.resolve("modules")));
        String modules = String.join(",", MODULES);
        run("javac", "--release", "17", "--module-source-path", SOURCES, "-d", classes.toString(), "-m", modules);
        for (String module : MODULES) {
            run(
                    "jar",
                    "--create",
                    "--file",
                    jars.of(module),
                    "-C",
                    classes.resolve(module).toString(),
                    ".");
        }
        return jars;
    }

    /** What starts the program, its arguments apart. A module's jar is on the class path too, with its descriptor. */
    List<String> words() {
        return List.of("-cp", of("tea.green"), "--module-path", folder.toString(), "-m", "tea.shop/tea.shop.Shop");
    }

    private String of(String module) {
        return folder.resolve(module + ".jar").toString();
    }

    private static void run(String tool, String... arguments) {
        int code = ToolProvider.findFirst(tool).orElseThrow().run(System.out, System.err, arguments);
        if (code != 0) {
            throw new AssertionError(tool + " " + String.join(" ", arguments) + " ended with " + code);
        }
    }
}
