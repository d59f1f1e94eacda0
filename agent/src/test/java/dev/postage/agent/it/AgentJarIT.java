package dev.postage.agent.it;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.importer.ClassFileImporter;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.junit.jupiter.api.Test;

/** What the shaded jar brings into the measured JVM. */
class AgentJarIT {
    private static final Path JAR = Path.of("target", "postage-agent.jar");
    private static final int JAVA_8 = 52;
    private static final int JAVA_17 = 61;

    @Test
    void holdsNothingButTheAgentAndItsRelocatedLibrary() throws IOException {
        assertThat(names())
                .isNotEmpty()
                .allMatch(name -> name.startsWith("dev/postage/agent/")
                        || name.startsWith("java/lang/Postage")
                        || name.startsWith("META-INF/"));
    }

    @Test
    void keepsTheLicenceAndNoticeOfTheLibraryItHolds() throws IOException {
        assertThat(names()).contains("META-INF/LICENSE", "META-INF/NOTICE");
    }

    @Test
    void isAnAgentThatMayRetransform() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            Manifest manifest = jar.getManifest();
            Attributes attributes = manifest.getMainAttributes();
            assertThat(attributes.getValue("Premain-Class")).isEqualTo("dev.postage.agent.CostAgent");
            assertThat(attributes.getValue("Can-Retransform-Classes")).isEqualTo("true");
            // appending to the boot class path loads more classes at start and prints a warning
            assertThat(attributes.getValue("Boot-Class-Path")).isNull();
        }
    }

    @Test
    void dependsOnNoLibraryUnderItsOwnName() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            noClasses()
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage("net.bytebuddy..", "org.objectweb.asm..")
                    .check(new ClassFileImporter().importJar(jar));
        }
    }

    @Test
    void runsOnJava17() throws IOException {
        List<String> newer = new ArrayList<>();
        forEachClass((name, octets) -> {
            if (((octets[6] & 0xFF) << 8) + (octets[7] & 0xFF) > JAVA_17) {
                newer.add(name);
            }
        });
        assertThat(newer).isEmpty();
    }

    @Test
    void hasAnEntryThatJava8CanLoad() throws IOException {
        List<Integer> versions = new ArrayList<>();
        forEachClass((name, octets) -> {
            if (name.equals("dev/postage/agent/CostAgent.class")) {
                versions.add(((octets[6] & 0xFF) << 8) + (octets[7] & 0xFF));
            }
        });
        assertThat(versions).containsExactly(JAVA_8);
    }

    private interface ClassVisit {
        void visit(String name, byte[] octets);
    }

    private static List<String> names() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            return jar.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(JarEntry::getName)
                    .toList();
        }
    }

    private static void forEachClass(ClassVisit visit) throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            for (JarEntry entry : jar.stream().toList()) {
                if (entry.getName().endsWith(".class")) {
                    try (InputStream in = jar.getInputStream(entry)) {
                        visit.visit(entry.getName(), in.readAllBytes());
                    }
                }
            }
        }
    }
}
