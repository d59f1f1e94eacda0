package dev.postage.agent.pin;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import net.bytebuddy.jar.asm.ClassReader;
import net.bytebuddy.jar.asm.ClassVisitor;
import net.bytebuddy.jar.asm.ClassWriter;

/**
 * Writes the fixed classes of {@code java.base} into a folder, for {@code --patch-module java.base=FOLDER}.
 *
 * <p>An agent comes too late for what the JVM does before it: the module graph is built in the order of salted sets, and
 * the identity hash codes of modules are given out in that order.
 */
public final class BasePatch {
    private static final String SUFFIX = ".class";

    private final Path modules = FileSystems.getFileSystem(URI.create("jrt:/")).getPath("modules", "java.base");
    private final ClassPinner pinner = ClassPinner.on();
    private final Path folder;

    /** @param folder exists; of this name, and so is its path, each run that is to be compared */
    public BasePatch(Path folder) {
        this.folder = folder;
    }

    /**
     * Writes the classes of the JVM this runs in.
     *
     * @throws IOException when a class cannot be read or written
     */
    public void write() throws IOException {
        for (Pin pin : Pins.ALL) {
            Path place = modules.resolve(pin.className() + SUFFIX).getParent();
            if (!pin.className().startsWith(Pin.ANY) && Files.isDirectory(place)) {
                write(pin, place);
            }
        }
        rewrite(EarlyInitialisation.STARTER, EarlyInitialisation::new);
        rewrite(ClassHash.CLASS, ClassHash::new);
        write(modules.resolve(ClassHash.HELPER + SUFFIX), helper());
    }

    private void rewrite(String className, UnaryOperator<ClassVisitor> addition) throws IOException {
        Path file = modules.resolve(className + SUFFIX);
        ClassReader reader = new ClassReader(Files.readAllBytes(file));
        ClassWriter writer = new ClassWriter(reader, 0);
        reader.accept(addition.apply(writer), 0);
        write(file, writer.toByteArray());
    }

    private static byte[] helper() throws IOException {
        try (InputStream in = BasePatch.class.getResourceAsStream("/" + ClassHash.HELPER + SUFFIX)) {
            if (in == null) {
                throw new IOException(ClassHash.HELPER + SUFFIX + " is missing from the agent's jar");
            }
            return in.readAllBytes();
        }
    }

    private void write(Pin pin, Path place) throws IOException {
        for (Path file : list(place)) {
            String path = modules.relativize(file).toString();
            String name = path.substring(0, Math.max(0, path.length() - SUFFIX.length()));
            if (path.endsWith(SUFFIX) && pin.concerns(name)) {
                byte[] original = Files.readAllBytes(file);
                byte[] pinned = pinner.pinned(name, original);
                if (pinned != original) {
                    write(file, pinned);
                }
            }
        }
    }

    private void write(Path file, byte[] classFile) throws IOException {
        Path target = folder.resolve(modules.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.write(target, classFile);
    }

    private static List<Path> list(Path place) throws IOException {
        try (Stream<Path> files = Files.list(place)) {
            return files.sorted().toList();
        }
    }
}
