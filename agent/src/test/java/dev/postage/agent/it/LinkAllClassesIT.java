package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.Coverage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every class of the JDK and of the libraries passes the verifier when it is woven, or is named as not counted. */
@Tag("long")
class LinkAllClassesIT {
    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void everyClassOfTheJdk(int feature) throws IOException {
        LinkedClasses.Outcome outcome = link(feature, List.of("jrt"));
        assertThat(outcome.linked()).isGreaterThan(25_000);
        assertThat(outcome.failed()).isEmpty();
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void everyClassOfTheLibraries(int feature) throws IOException {
        LinkedClasses.Outcome outcome = link(feature, LinkedClasses.libraries());
        assertThat(outcome.linked()).isGreaterThan(25_000);
        String tooLarge = "woven it would exceed the 65535 bytes, locals or stack slots a method may have";
        assertThat(outcome.failed())
                .containsExactlyInAnyOrder(
                        new Coverage.Uncounted(
                                "groovyjarjarantlr4.v4.unicode.UnicodeData#addPropertyAliases()V", tooLarge),
                        new Coverage.Uncounted("org.bouncycastle.pqc.crypto.hqc.ReedSolomon#<clinit>()V", tooLarge));
    }

    private LinkedClasses.Outcome link(int feature, List<String> sources) throws IOException {
        LinkedClasses.Outcome outcome = new LinkedClasses(TestJdk.of(feature), 1, sources, folder).link();
        System.out.println("JDK " + feature + ", " + sources.size() + " sources: " + outcome.linked()
                + " classes linked woven as they are unwoven, not counted: " + outcome.failed());
        return outcome;
    }
}
