package dev.postage.codec.gmq.cli;

import dev.postage.codec.gmq.idl.Compatibility;
import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.gmq.idl.IdlProblem;
import dev.postage.codec.gmq.idl.Schema;
import java.io.IOException;
import java.io.PrintStream;
import java.util.List;
import java.util.Optional;

/** Says whether the second schema is a compatible extension of the first, and if not, which member breaks it. */
final class CheckCommand implements Command {
    @Override
    public String usage() {
        return "check OLD NEW";
    }

    @Override
    public int execute(List<String> arguments, PrintStream out, PrintStream err)
            throws UsageException, IOException, IdlException {
        if (arguments.size() != 2) {
            throw new UsageException(arguments.size() + " files found, expected the old one and the new one");
        }
        String oldFile = arguments.get(0);
        String newFile = arguments.get(1);
        Schema old = Schema.parse(oldFile, Options.text(oldFile));
        Optional<IdlProblem> problem = Compatibility.firstBreak(old, Schema.parse(newFile, Options.text(newFile)));
        out.println(problem.map(IdlProblem::toString).orElse(newFile + " is a compatible extension of " + oldFile));
        return problem.isEmpty() ? GmqMain.OK : GmqMain.MALFORMED;
    }
}
