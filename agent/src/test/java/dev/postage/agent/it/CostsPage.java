package dev.postage.agent.it;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The constructs and their costs as a page to read. */
final class CostsPage {
    private static final String HEAD = """
            # What Java costs

            Written by a test from the sources under `agent/src/test`, where each construct has its cost beside it; another
            test measures all of them on both JDKs, see [exactness](exactness.md#the-table-of-constructs).

            A cost is `instructions / blocks / bytes`: bytecode instructions executed, objects and arrays asked for, and their
            size; `+ n` are bytes that the VM allocates of its own accord, for stack traces and the exceptions it throws
            itself. It is that of the statements shown, everything they call included, in the long run: classes are loaded,
            calls linked, reflection and method handles settled. The call of the method around the statements and its
            `return` at the end are not in it. The words and numbers in the statements are fields, so that no compiler knows
            them beforehand. Each JDK compiles with its own `javac`. The heap has compressed references and no collection
            happens.

            """;

    private CostsPage() {}

    static String of(List<ConstructFile> files) {
        return HEAD + files.stream().map(CostsPage::section).collect(Collectors.joining("\n"));
    }

    private static String section(ConstructFile file) {
        String head = "## %s%n%n%s%n%n| construct | statements | JDK 17 | JDK 25 |%n| --- | --- | ---: | ---: |%n"
                .formatted(file.group(), file.title());
        return head
                + file.constructs().stream()
                        .map(construct -> row(construct, file.onlyOn25()))
                        .collect(Collectors.joining());
    }

    private static String row(Construct construct, boolean onlyOn25) {
        return "| %s | `%s` | %s | %s |%n"
                .formatted(
                        construct.name(),
                        construct.body().replace("|", "\\|"),
                        onlyOn25 ? "-" : cell(construct.cost().on17()),
                        cell(construct.cost().on25()));
    }

    private static String cell(Cost cost) {
        String asked = String.format(Locale.ROOT, "%,d / %,d / %,d", cost.instructions(), cost.blocks(), cost.bytes());
        return cost.vmBytes() == 0 ? asked : asked + String.format(Locale.ROOT, " + %,d", cost.vmBytes());
    }
}
