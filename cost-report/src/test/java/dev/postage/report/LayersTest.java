package dev.postage.report;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Which room of the report may use which, as their package descriptions say. */
final class LayersTest {
    private static final String ROOT = "dev.postage.report";
    private static final JavaClasses REPORT =
            new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests())).importPackages(ROOT);

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void roomUsesOnlyWhatItMay(String room, ArchRule rule) {
        rule.as(room).check(REPORT);
    }

    static Stream<Arguments> roomUsesOnlyWhatItMay() {
        return Stream.of(
                only("runs", "dev.postage.agent.counts"),
                only("cost", "runs"),
                only("baseline", "cost", "runs"),
                only("verdict", "cost", "baseline", "runs"),
                only("render.table", "verdict", "baseline", "cost", "runs", "org.jline.utils.."),
                only("render.json", "verdict", "baseline", "cost", "runs", "com.fasterxml.jackson.."),
                only("launch", "runs"),
                only("config", "launch", "verdict", "cost", "runs", "com.fasterxml.jackson.."));
    }

    @Test
    void roomsFormNoCycle() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(REPORT);
    }

    @Test
    void onlyMainEndsTheProcess() {
        classes()
                .that()
                .doNotHaveFullyQualifiedName(ROOT + ".cli.Main")
                .should()
                .onlyCallMethodsThat(DescribedPredicate.not(DescribedPredicate.describe(
                        "end the process",
                        method -> method.getOwner().isEquivalentTo(System.class)
                                && method.getName().equals("exit"))))
                .check(REPORT);
    }

    @Test
    void everyPackageSaysWhatItHolds() throws IOException {
        try (Stream<Path> files = Files.walk(Path.of("src", "main", "java"))) {
            List<Path> silent = files.filter(file -> file.toString().endsWith(".java"))
                    .map(Path::getParent)
                    .distinct()
                    .filter(folder -> !Files.exists(folder.resolve("package-info.java")))
                    .toList();
            assertThat(silent).as("packages without package-info.java").isEmpty();
        }
    }

    private static Arguments only(String room, String... others) {
        String own = ROOT + "." + room;
        String[] allowed = Stream.concat(
                        Stream.of(own, "java.."),
                        Stream.of(others).map(other -> other.contains(".") ? other : ROOT + "." + other))
                .toArray(String[]::new);
        return Arguments.of(
                room,
                classes()
                        .that()
                        .resideInAPackage(own)
                        .should()
                        .onlyDependOnClassesThat(JavaClass.Predicates.resideInAnyPackage(allowed)
                                .or(DescribedPredicate.describe("are primitive", JavaClass::isPrimitive))));
    }
}
