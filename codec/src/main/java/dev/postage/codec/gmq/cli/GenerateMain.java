package dev.postage.codec.gmq.cli;

import dev.postage.codec.gmq.idl.IdlException;
import java.io.IOException;
import java.util.List;

/**
 * {@code postage gmq generate} for builds that run a main class in their own JVM, as Maven's exec plugin does: it never ends the
 * JVM, and what is wrong fails the build as an exception.
 */
public final class GenerateMain {
    private GenerateMain() {}

    /**
     * Writes Java source files for the types of a schema.
     *
     * @param arguments {@code --idl FILE --package P -o DIR}, and {@code --keep-unknown} if wanted
     * @throws IllegalArgumentException if the arguments are wrong, or two types would have one name in Java
     * @throws IdlException if the schema is wrong
     * @throws IOException if a file cannot be read or written
     */
    public static void main(String[] arguments) throws IOException, IdlException {
        try {
            System.out.println("gmq: " + GenerateCommand.execute(List.of(arguments)));
        } catch (UsageException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
