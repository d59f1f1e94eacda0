package dev.postage.agent;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

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

/** Which room of the agent may use which, as their package descriptions say. */
class LayersTest {
    private static final String ROOT = "dev.postage.agent";
    private static final JavaClasses AGENT =
            new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests())).importPackages(ROOT);

    @Test
    void eachRoomIsUsedOnlyByThoseThatMay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .layer("start")
                .definedBy(ROOT)
                .layer("boot")
                .definedBy(ROOT + ".boot")
                .layer("pin")
                .definedBy(ROOT + ".pin")
                .layer("weave")
                .definedBy(ROOT + ".weave")
                .layer("keep")
                .definedBy(ROOT + ".keep")
                .layer("sites")
                .definedBy(ROOT + ".sites")
                .layer("collect")
                .definedBy(ROOT + ".collect")
                .layer("counts")
                .definedBy(ROOT + ".counts")
                .whereLayer("start")
                .mayNotBeAccessedByAnyLayer()
                // weave emits calls to boot by name and must not run its code
                .whereLayer("boot")
                .mayOnlyBeAccessedByLayers("start", "collect")
                .whereLayer("pin")
                .mayOnlyBeAccessedByLayers("start")
                .whereLayer("keep")
                .mayOnlyBeAccessedByLayers("start")
                .whereLayer("weave")
                .mayOnlyBeAccessedByLayers("start", "keep")
                .whereLayer("sites")
                .mayOnlyBeAccessedByLayers("start", "weave", "keep", "collect")
                .whereLayer("collect")
                .mayOnlyBeAccessedByLayers("start")
                .whereLayer("counts")
                .mayOnlyBeAccessedByLayers("collect")
                .check(AGENT);
    }

    @Test
    void roomsFormNoCycle() {
        slices().matching(ROOT + ".(*)..").should().beFreeOfCycles().check(AGENT);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource
    void usesNothingElseOfTheWorld(String room, ArchRule rule) {
        rule.as(room).check(AGENT);
    }

    static Stream<Arguments> usesNothingElseOfTheWorld() {
        return Stream.of(
                only("boot", "java.lang", "jdk.internal.misc", "jdk.internal.vm.annotation"),
                only("pin", "java..", "jdk.internal.misc", "net.bytebuddy.jar.asm.."),
                only("weave", "java..", ROOT + ".sites", "net.bytebuddy.jar.asm.."),
                only("keep", "java..", "jdk.internal.misc", ROOT + ".sites", ROOT + ".weave"),
                only("sites", "java.."),
                only("collect", "java..", "com.sun.management", ROOT + ".boot", ROOT + ".sites", ROOT + ".counts"),
                only("counts", "java.."));
    }

    @Test
    void nothingRunsALambdaBesideMeasuredCode() {
        noClasses()
                .that()
                .resideInAnyPackage(ROOT + ".boot", ROOT + ".counts")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.lang.invoke", "java.util.function", "java.util.stream", "java.util.logging")
                .check(AGENT);
    }

    @Test
    void everyPackageSaysWhatItHolds() throws IOException {
        Path sources = Path.of("src", "main", "java");
        try (Stream<Path> files = Files.walk(sources)) {
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
        String[] allowed = Stream.concat(Stream.of(own), Stream.of(others)).toArray(String[]::new);
        return Arguments.of(
                room,
                classes()
                        .that()
                        .resideInAPackage(own)
                        .should()
                        .onlyDependOnClassesThat()
                        .resideInAnyPackage(allowed));
    }
}
