package dev.postage.report.launch;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.HexFormat;

/** A folder for counts files that is removed with all it holds when the command ends. */
public final class RunFolder {
    private RunFolder() {}

    /**
     * Makes the folder, readable by its owner only. Its name is always of the same length, so that a measured program
     * that looks at its own flags does the same work in each run.
     *
     * @throws LaunchException when it cannot be made
     */
    public static Path make(Cleanup cleanup) throws LaunchException {
        return cleanup.hold(RunFolder::made, RunFolder::remove).value();
    }

    private static Path made() throws LaunchException {
        byte[] random = new byte[8];
        new SecureRandom().nextBytes(random);
        Path folder = Path.of(
                System.getProperty("java.io.tmpdir"),
                "postage-" + HexFormat.of().formatHex(random));
        try {
            return Files.createDirectory(
                    folder, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        } catch (IOException e) {
            throw new LaunchException("the folder for counts files cannot be made: " + e.getMessage());
        }
    }

    private static void remove(Path folder) {
        try {
            Files.walkFileTree(folder, new Removal());
        } catch (IOException gone) {
            // what cannot be removed is in the folder for temporary files, which the system empties
        }
    }

    /** Removes files before the folder that holds them. */
    private static final class Removal extends SimpleFileVisitor<Path> {
        @Override
        public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
            Files.delete(file);
            return FileVisitResult.CONTINUE;
        }

        @Override
        public FileVisitResult postVisitDirectory(Path folder, IOException failure) throws IOException {
            Files.delete(folder);
            return FileVisitResult.CONTINUE;
        }
    }
}
