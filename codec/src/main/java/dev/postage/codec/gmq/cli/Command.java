package dev.postage.codec.gmq.cli;

import dev.postage.codec.gmq.idl.IdlException;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;

/** A sub-command. */
interface Command {
    /** How it is called, without the name of the program. */
    String usage();

    /**
     * Does what the sub-command is for.
     *
     * @param arguments what follows the name of the sub-command
     * @return the exit code of the program
     * @throws UsageException if the arguments make no sense
     * @throws IOException if a file cannot be read or written
     * @throws IdlException if a schema is wrong
     */
    int execute(List<String> arguments, PrintStream out, PrintStream err)
            throws UsageException, IOException, IdlException;
}
