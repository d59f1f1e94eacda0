package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.Coverage;
import dev.postage.agent.counts.RawCounts;
import dev.postage.agent.odd.OddClass;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Class files no compiler of today writes are verified, run as before, and cost what is added up by hand. */
class OddClassesIT {
    private static final int UNITS = 20;
    private static final int FIRST = 10;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void costWhatIsAddedUpByHand(int feature) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        List<OddClass> classes = OddClass.all(feature);
        for (Mode mode : Mode.values()) {
            RawCounts counts = new OddRun(jdk, folder, classes, UNITS).counts(mode);
            assertThat(counted(counts, classes)).as("%s", mode).isEqualTo(expected(classes));
            assertThat(counts.coverage().failed()).as("%s", mode).containsExactlyInAnyOrderElementsOf(leftOut(classes));
        }
    }

    private static SortedMap<String, Cost> counted(RawCounts counts, List<OddClass> classes) {
        SortedMap<String, Cost> counted =
                AgentWindow.after(FIRST, counts, "units").methods();
        List<String> names = classes.stream().map(OddClass::name).toList();
        counted.keySet().removeIf(method -> !names.contains(method.substring(0, method.indexOf('.'))));
        return summed(counted);
    }

    /** Blocks stand at the method called, whichever of the class asked for them. */
    private static SortedMap<String, Cost> summed(SortedMap<String, Cost> methods) {
        SortedMap<String, Cost> summed = new TreeMap<>();
        methods.forEach((method, cost) -> {
            summed.merge(method, new Cost(cost.instructions(), 0, 0, 0), Cost::plus);
            String call = method.substring(0, method.indexOf('.')) + ".applyAsInt(I)I";
            summed.merge(call, new Cost(0, cost.blocks(), 0, 0), Cost::plus);
        });
        return summed;
    }

    private static SortedMap<String, Cost> expected(List<OddClass> classes) {
        SortedMap<String, Cost> expected = new TreeMap<>();
        int times = UNITS - FIRST;
        for (OddClass made : classes) {
            made.instructions().forEach((method, instructions) -> {
                long blocks = method.equals("applyAsInt(I)I") ? made.blocks() : 0;
                expected.put(made.name() + "." + method, new Cost(times * instructions, times * blocks, 0, 0));
            });
        }
        return expected;
    }

    private static List<Coverage.Uncounted> leftOut(List<OddClass> classes) {
        return classes.stream()
                .flatMap(made -> made.leftOut().stream()
                        .map(method -> new Coverage.Uncounted(
                                made.name() + "#" + method,
                                "woven it would exceed the 65535 bytes, locals or stack slots a method may have")))
                .toList();
    }
}
