package dev.postage.agent.keep;

import dev.postage.agent.weave.Woven;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Where woven classes come from besides the weaver. Safe for use by several threads. */
public interface WovenClasses {
    /** Keeps nothing and has nothing. */
    WovenClasses NONE = new WovenClasses() {
        @Override
        public Optional<Woven> find(byte[] classFile) {
            return Optional.empty();
        }

        @Override
        public void woven(byte[] classFile, Woven woven) {
            // nothing is kept
        }

        @Override
        public void save() {
            // nothing is kept
        }
    };

    /**
     * What the file holds; or, when there is no such file, a record of everything that is woven from now on, to be
     * saved there.
     *
     * @param owner what besides a class file decides how it is woven; must be what the file was saved with
     * @throws IOException when the file cannot be read, or is another owner's or no complete one
     */
    static WovenClasses at(Path file, String owner) throws IOException {
        return Files.exists(file) ? KeptClasses.read(file, owner) : new ClassRecord(file, owner);
    }

    /**
     * These, and behind them the classes of the JDK that a file holds, which stays as it is.
     *
     * @param owner as above
     * @throws IOException when there is no such file, or it cannot be used
     */
    default WovenClasses behind(Path jdk, String owner) throws IOException {
        return new JdkClasses(this, KeptClasses.read(jdk, owner));
    }

    /** The woven form of the class, which the caller owns. */
    Optional<Woven> find(byte[] classFile);

    /** The class has been woven. */
    void woven(byte[] classFile, Woven woven);

    /**
     * Saves what has been recorded: the file is then complete, or not there.
     *
     * @throws IOException when it cannot be written
     */
    void save() throws IOException;
}
