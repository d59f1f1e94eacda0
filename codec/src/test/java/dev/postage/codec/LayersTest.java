package dev.postage.codec;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.Architectures.layeredArchitecture;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Which room of the codec may use which. Rooms that are still to be built are optional, so the rules await them. */
class LayersTest {
    private static final String ROOT = "dev.postage.codec";
    private static final JavaClasses CODEC =
            new ClassFileImporter(List.of(new ImportOption.DoNotIncludeTests())).importPackages(ROOT);

    @Test
    void usesNothingButTheJdk() {
        classes()
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", ROOT + "..")
                .allowEmptyShould(true)
                .check(CODEC);
    }

    @Test
    void theTwoFormatsDoNotKnowEachOther() {
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".amqp..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".gmq..")
                .allowEmptyShould(true)
                .check(CODEC);
        noClasses()
                .that()
                .resideInAPackage(ROOT + ".gmq..")
                .should()
                .dependOnClassesThat()
                .resideInAPackage(ROOT + ".amqp..")
                .allowEmptyShould(true)
                .check(CODEC);
    }

    @Test
    void jsonUsesNothingOfTheCodec() {
        classes()
                .that()
                .resideInAPackage(ROOT + ".json")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", ROOT + ".json")
                .allowEmptyShould(true)
                .check(CODEC);
    }

    @Test
    void eachRoomIsUsedOnlyByThoseThatMay() {
        layeredArchitecture()
                .consideringOnlyDependenciesInLayers()
                .withOptionalLayers(true)
                .layer("bytes")
                .definedBy(ROOT + ".bytes")
                .layer("amqp types")
                .definedBy(ROOT + ".amqp.type")
                .layer("amqp wire")
                .definedBy(ROOT + ".amqp.wire")
                .layer("amqp message")
                .definedBy(ROOT + ".amqp")
                .layer("amqp conversion")
                .definedBy(ROOT + ".amqp.convert")
                .layer("amqp command line")
                .definedBy(ROOT + ".amqp.cli")
                .layer("gmq frames")
                .definedBy(ROOT + ".gmq.frame")
                .layer("gmq schema")
                .definedBy(ROOT + ".gmq.idl")
                .layer("gmq message")
                .definedBy(ROOT + ".gmq")
                .layer("gmq command line")
                .definedBy(ROOT + ".gmq.cli")
                .layer("gmq generator")
                .definedBy(ROOT + ".gmq.generate")
                .whereLayer("amqp types")
                .mayOnlyBeAccessedByLayers("amqp wire", "amqp message", "amqp conversion", "amqp command line")
                .whereLayer("amqp wire")
                .mayOnlyBeAccessedByLayers("amqp message", "amqp conversion", "amqp command line")
                .whereLayer("amqp message")
                .mayOnlyBeAccessedByLayers("amqp conversion", "amqp command line")
                .whereLayer("amqp conversion")
                .mayOnlyBeAccessedByLayers("amqp command line")
                .whereLayer("amqp command line")
                .mayNotBeAccessedByAnyLayer()
                .whereLayer("gmq frames")
                .mayOnlyBeAccessedByLayers("gmq message", "gmq command line")
                .whereLayer("gmq schema")
                .mayOnlyBeAccessedByLayers("gmq message", "gmq generator", "gmq command line")
                .whereLayer("gmq generator")
                .mayOnlyBeAccessedByLayers("gmq command line")
                .whereLayer("gmq message")
                .mayOnlyBeAccessedByLayers("gmq command line")
                .whereLayer("gmq command line")
                .mayNotBeAccessedByAnyLayer()
                .check(CODEC);
    }
}
