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
    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void costWhatIsAddedUpByHandAndWhatTheVmReports(int feature) throws IOException {
        List<OddClass> classes = OddClass.all(feature).stream()
                .filter(made -> made.leftOut().isEmpty())
                .toList();
        OddRun run = new OddRun(TestJdk.of(feature), folder, classes);
        RawCounts counts = run.counts();
        assertThat(counted(counts, classes)).isEqualTo(expected(classes));
        assertThat(counts.coverage().failed()).isEmpty();
        AgentWindow window = AgentWindow.after(OddRun.UNITS, counts, "units");
        OracleCounts oracle = run.oracle();
        assertThat(window.cost())
                .as(() -> MethodTable.differences(window.methods(), oracle.methods()))
                .isEqualTo(oracle.between(OddRun.UNITS, 2 * OddRun.UNITS));
    }

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void runUncountedAndAreListedWhereThereIsNoRoom(int feature) throws IOException {
        List<OddClass> classes = OddClass.all(feature).stream()
                .filter(made -> !made.leftOut().isEmpty())
                .toList();
        RawCounts counts = new OddRun(TestJdk.of(feature), folder, classes).counts();
        assertThat(counted(counts, classes)).isEqualTo(expected(classes));
        assertThat(counts.coverage().failed()).containsExactlyInAnyOrderElementsOf(leftOut(classes));
    }

    private static SortedMap<String, Cost> counted(RawCounts counts, List<OddClass> classes) {
        SortedMap<String, Cost> counted =
                AgentWindow.after(OddRun.UNITS, counts, "units").methods();
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
        for (OddClass made : classes) {
            made.instructions().forEach((method, instructions) -> {
                long blocks = method.equals("applyAsInt(I)I") ? made.blocks() : 0;
                expected.put(
                        made.name() + "." + method, new Cost(OddRun.UNITS * instructions, OddRun.UNITS * blocks, 0, 0));
            });
        }
        return expected;
    }

    private static List<Coverage.Uncounted> leftOut(List<OddClass> classes) {
        return classes.stream()
                .flatMap(made -> made.leftOut().entrySet().stream()
                        .map(left -> new Coverage.Uncounted(
                                made.name() + (left.getKey().isEmpty() ? "" : "#" + left.getKey()), left.getValue())))
                .toList();
    }
}
