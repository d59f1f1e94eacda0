package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Some classes of the JDK and of each of the libraries pass the verifier when they are woven; {@link LinkAllClassesIT} takes all. */
class LinkSomeClassesIT {
    private static final int STEP = 180;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void wovenClassesPassTheVerifier(int feature) throws IOException {
        List<String> sources = new ArrayList<>(LinkedClasses.libraries());
        sources.add("jrt");
        LinkedClasses.Outcome outcome = new LinkedClasses(TestJdk.of(feature), STEP, sources, folder).link();
        assertThat(outcome.linked()).isGreaterThan(300);
        assertThat(outcome.failed()).isEmpty();
    }
}
