package dev.postage.agent.counts;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The files were written by the writer of their version and are never written again. */
class OldVersionsTest {
    @Test
    void readsVersion1() throws IOException, URISyntaxException {
        Path file =
                Path.of(OldVersionsTest.class.getResource("version-1.counts").toURI());

        assertThat(CountsReader.read(file)).isEqualTo(SampleCounts.version1());
    }
}
