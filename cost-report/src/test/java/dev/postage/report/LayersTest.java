package dev.postage.report;

import static com.tngtech.archunit.base.DescribedPredicate.anyElementThat;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.equivalentTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noMethods;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import java.io.Serial;
import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Data flows one way; each room imports only what the table in ARCHITECTURE.md allows it. */
final class LayersTest {
    private static final String ROOT = "dev.postage.report.";
    private static final JavaClasses MAIN = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("dev.postage.report");

    @Test
    void runsReadsTheCountsFileAndNothingElse() {
        onlyUses("runs", "dev.postage.agent.counts");
    }

    @Test
    void onlyRunsAndWhoReadsTheFileKnowItsRecords() {
        noClasses()
                .that()
                .resideInAnyPackage(rooms("cost", "baseline", "verdict", "render.."))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("dev.postage.agent..")
                .check(MAIN);
    }

    @Test
    void costIsMadeOfRuns() {
        onlyUses("cost", rooms("runs"));
    }

    // A cost is made of names and numbers of runs, so whoever keeps or judges one needs those types too.
    @Test
    void baselineKeepsCosts() {
        onlyUses("baseline", rooms("cost", "runs"));
    }

    @Test
    void verdictJudgesCostsByBaselines() {
        onlyUses("verdict", rooms("cost", "baseline", "runs"));
    }

    // Old numbers are shown beside new ones, so renderers see what a baseline recorded.
    @Test
    void renderersAreFunctionsOfVerdicts() {
        onlyUses("render.table", with(rooms("verdict", "baseline", "cost", "runs"), "org.jline.utils"));
        onlyUses("render.json", with(rooms("verdict", "baseline", "cost", "runs"), "com.fasterxml.jackson.."));
    }

    @Test
    void theModelKnowsNoFileClockOrLocale() {
        DescribedPredicate<JavaClass> outside = resideInAnyPackage(
                        "java.io..", "java.nio..", "java.time..", "java.net..")
                .or(equivalentTo(Locale.class))
                .or(equivalentTo(System.class))
                // An annotation of exceptions, which are serializable by nature.
                .and(not(equivalentTo(Serial.class)));
        noClasses()
                .that()
                .resideInAnyPackage(rooms("runs", "cost", "verdict"))
                .and()
                // The one reader of the counts file; everything behind it is pure.
                .doNotHaveSimpleName("RunFile")
                .should()
                .dependOnClassesThat(outside)
                .check(MAIN);
    }

    @Test
    void nothingHoldsOrPassesFloatingPoint() {
        String[] model = rooms("runs", "cost", "baseline", "verdict", "render..");
        noFields()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(model)
                .should()
                .haveRawType(floatingPoint())
                .check(MAIN);
        noMethods()
                .that()
                .areDeclaredInClassesThat()
                .resideInAnyPackage(model)
                .should()
                .haveRawReturnType(floatingPoint())
                .orShould()
                .haveRawParameterTypes(anyElementThat(floatingPoint()))
                .check(MAIN);
    }

    private static DescribedPredicate<JavaClass> floatingPoint() {
        return equivalentTo(double.class)
                .or(equivalentTo(float.class))
                .or(equivalentTo(Double.class))
                .or(equivalentTo(Float.class));
    }

    private static void onlyUses(String room, String... others) {
        String[] allowed = with(with(others, ROOT + room), "java..");
        classes()
                .that()
                .resideInAPackage(ROOT + room)
                .should()
                .onlyDependOnClassesThat(resideInAnyPackage(allowed))
                .check(MAIN);
    }

    private static String[] rooms(String... rooms) {
        return Arrays.stream(rooms).map(room -> ROOT + room).toArray(String[]::new);
    }

    private static String[] with(String[] packages, String more) {
        return Stream.concat(Arrays.stream(packages), Stream.of(more)).toArray(String[]::new);
    }
}
