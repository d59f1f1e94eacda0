package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Damaged messages, and bytes that never were one. */
class DamagedInputTest {
    private static final int TURNS = 100;

    @ParameterizedTest
    @EnumSource
    void givesValuesOrTheDocumentedException(FrameHeaderLayout layout) {
        int well = damagedInputs(layout, 20_000);
        // both kinds are there, or nothing would be tested
        assertThat(well).isBetween(1_000, 19_000);
    }

    /** Run on request: mvn -pl codec test -Dgroups=long -Dexcluded.tags=none -Dtest=DamagedInputTest. */
    @ParameterizedTest
    @EnumSource
    @Tag("long")
    void givesValuesOrTheDocumentedExceptionFiveMillionTimes(FrameHeaderLayout layout) {
        int inputs = 5_000_000;
        int well = damagedInputs(layout, inputs);
        System.out.printf("%s: %,d inputs, %,d well, %,d refused%n", layout, inputs, well, inputs - well);
        assertThat(well).isBetween(inputs / 20, inputs / 20 * 19);
    }

    /** Returns how many of them were well all the same. */
    private static int damagedInputs(FrameHeaderLayout layout, int inputs) {
        Strictness strictness = new Strictness(layout);
        int well = 0;
        for (int seed = 0; seed < inputs / TURNS; seed++) {
            Random random = new Random(seed);
            Node.Struct message = message(seed, random);
            byte[] bytes = NaiveComposer.legal(layout, List.of(message), seed, 2 + random.nextInt(20));
            Node schema = Node.version(List.of(message), 1 + random.nextInt(3)).get(0);
            for (int i = 0; i < TURNS; i++) {
                byte[] damaged = i == 0 ? noise(random) : Mutations.damage(bytes, random);
                well += strictness.check(damaged, schema) ? 1 : 0;
            }
        }
        return well;
    }

    private static Node.Struct message(int seed, Random random) {
        List<List<Node>> blocks = new ArrayList<>();
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            int members = 1 + random.nextInt(8);
            long part = 3L * seed + i;
            blocks.add(seed % 50 == 0 ? RandomNodes.message(part, members) : RandomNodes.smallMessage(part, members));
        }
        return new Node.Struct(true, blocks);
    }

    private static byte[] noise(Random random) {
        byte[] bytes = new byte[random.nextInt(40)];
        random.nextBytes(bytes);
        return bytes;
    }
}
