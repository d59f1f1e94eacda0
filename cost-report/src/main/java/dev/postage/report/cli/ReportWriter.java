package dev.postage.report.cli;

import dev.postage.report.baseline.BaselineFile;
import dev.postage.report.baseline.Baselines;
import dev.postage.report.cost.Cost;
import dev.postage.report.render.json.ReportJson;
import dev.postage.report.render.table.ReportTable;
import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.Report;
import dev.postage.report.verdict.Verdict;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Optional;

/** Puts a report where it was asked for. */
final class ReportWriter {
    private static final String STANDARD_OUTPUT = "-";

    private final Console console;
    private final Baselines baselines;
    private final Optional<String> json;
    private final Optional<String> saved;

    /**
     * @param console where the table goes
     * @param baselines where a baseline is saved
     * @param json where JSON goes, if anywhere
     * @param saved the baseline to save, if any
     */
    ReportWriter(Console console, Baselines baselines, Optional<String> json, Optional<String> saved) {
        this.console = console;
        this.baselines = baselines;
        this.json = json;
        this.saved = saved;
    }

    /**
     * Writes table, JSON and baseline.
     *
     * @return the exit code
     * @throws IOException when a file cannot be written; what was there before is untouched
     */
    int write(Report report) throws IOException {
        boolean jsonOnOut = json.filter(STANDARD_OUTPUT::equals).isPresent();
        PrintStream table = jsonOnOut ? console.err() : console.out();
        table.print(ReportTable.render(report, console.coloured(table)));
        table.flush();
        if (jsonOnOut) {
            console.out().print(ReportJson.render(report));
            console.out().flush();
        } else if (json.isPresent()) {
            writeFile(console.directory().resolve(json.get()), ReportJson.render(report));
        }
        if (saved.isPresent()) {
            save(report, saved.get());
        }
        return report.exitCode().code();
    }

    private void save(Report report, String name) throws IOException {
        List<Cost> costs = report.judged().stream()
                .filter(ReportWriter::fit)
                .map(Judged::cost)
                .toList();
        if (costs.size() < report.results().size()) {
            console.err()
                    .println(
                            "postage: baseline '" + name
                                    + "' is not saved, because a scenario failed, is not exact or was not counted whole: see above");
            return;
        }
        Path file = baselines.write(BaselineFile.of(name, costs).keeping(baselines.read(name)));
        console.err()
                .println("Saved baseline '" + name + "' in "
                        + console.directory().relativize(file.toAbsolutePath()));
    }

    /** Whether later costs may be held against this one: neither by chance what it is nor a lower bound. */
    private static boolean fit(Judged judged) {
        boolean whole = judged.cost().runs().made().stream()
                .allMatch(run -> run.coverage().failed().isEmpty());
        return whole && !(judged.verdict() instanceof Verdict.NotExact);
    }

    /** Readers see the old file or the new one, never a part. */
    private static void writeFile(Path file, String text) throws IOException {
        Path absolute = file.toAbsolutePath();
        Path part = Files.createTempFile(
                absolute.getParent(), absolute.getFileName().toString(), ".part");
        try {
            Files.writeString(part, text, StandardCharsets.UTF_8);
            Files.move(part, absolute, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
    }
}
