package dev.postage.report.baseline;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.regex.Pattern;

/**
 * The folder of baseline files, one text file per name. Each file is sorted, one number a line, and replaced as a whole
 * or not at all.
 */
public final class Baselines {
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,99}");

    private final Path folder;

    /**
     * @param folder where the files are; made when the first one is written
     */
    public Baselines(Path folder) {
        this.folder = folder;
    }

    /** The folder {@code baselines} next to a configuration file. */
    public static Baselines nextTo(Path configuration) {
        return new Baselines(configuration.resolveSibling("baselines"));
    }

    /** Whether a baseline may bear this name: a letter or digit, then letters, digits, dot, dash and underscore. */
    public static boolean isName(String name) {
        return NAME.matcher(name).matches();
    }

    /**
     * Where the baseline of this name is kept.
     *
     * @throws IllegalArgumentException if {@link #isName} says no
     */
    public Path file(String name) {
        if (!isName(name)) {
            throw new IllegalArgumentException(
                    "baseline name '" + name
                            + "' found, expected a letter or digit, then at most 99 letters, digits, dots, dashes and underscores");
        }
        return folder.resolve(name + ".txt");
    }

    /**
     * Reads a baseline. A missing file is no error here: it gives content that does not exist and knows no scenario.
     *
     * @throws BaselineFormatException if the file is damaged or no baseline
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if {@link #isName} says no
     */
    public BaselineFile read(String name) throws IOException {
        Path file = file(name);
        try {
            return new BaselineReader(name, file.toString()).read(Files.readAllBytes(file));
        } catch (NoSuchFileException e) {
            return BaselineFile.missing(name);
        }
    }

    /**
     * Writes a baseline in the place of the one of the same name; readers see the old or the new one, never a part.
     *
     * @return the file written
     * @throws IOException if it cannot be written; the old file is then untouched
     * @throws IllegalArgumentException if {@link #isName} says no
     */
    public Path write(BaselineFile baseline) throws IOException {
        Path file = file(baseline.name());
        Files.createDirectories(folder);
        Path part = Files.createTempFile(folder, baseline.name(), ".part");
        try {
            Files.write(part, BaselineWriter.text(baseline).getBytes(StandardCharsets.UTF_8));
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
        return file;
    }
}
