package dev.postage.agent;

import dev.postage.agent.pin.BasePatch;
import java.io.IOException;
import java.nio.file.Path;

/** Runs before a measured JVM, in another one of the same installation: writes what it has to start with. */
public final class PatchWriter {

    private PatchWriter() {}

    /** Writes into the folder that is the only argument, which must exist. */
    public static void main(String[] arguments) throws IOException {
        new BasePatch(Path.of(arguments[0])).write();
    }
}
