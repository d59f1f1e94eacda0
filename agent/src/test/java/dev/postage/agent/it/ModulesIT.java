package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.agent.counts.CountsReader;
import dev.postage.agent.counts.RawCounts;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Modules keep their walls under the agent, and a service behind them costs what is added up by hand and the VM reports. */
class ModulesIT {
    private static final int UNITS = 10;
    private static final Subject SUBJECT = new Subject("tea.shop.Shop", UNITS);

    /** Of ten units: what each method executes, and arrays of 0 to 4 numbers twice. */
    private static final Map<String, Cost> EXPECTED = Map.of(
            "tea.shop.Shop.unit(I)I", new Cost(70, 0, 0, 0),
            "tea.green.Green.cups(I)I", new Cost(100, 10, 256, 0),
            "tea.green.Green.poured(I)I", new Cost(40, 0, 0, 0));

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void countsAServiceBehindStrongEncapsulation(int feature) throws IOException {
        TestJdk jdk = TestJdk.of(feature);
        ModuleJars jars = ModuleJars.made(folder);
        ChildJvm.Ended plain = ended(jdk, List.of(), jars);
        assertThat(plain.err()).isEmpty();
        assertThat(plain.out())
                .contains("cups: 160\n")
                .contains("tea.green provides [tea.api.Brew with [tea.green.Green]], exported: false\n")
                .contains("java.lang.IllegalAccessException: ", "java.lang.reflect.InaccessibleObjectException: ")
                .containsOnlyOnce("NoClassDefFoundError: module-info is not a class because");

        OracleCounts oracle = OracleRun.of(jdk, SUBJECT, jars.words(), List.of(), folder);
        // the second run takes the woven classes that the first has kept
        for (int run = 1; run <= 2; run++) {
            Path out = folder.resolve(run + ".counts");
            ChildJvm.Ended counted = ended(jdk, List.of(agent(jdk, out)), jars);
            assertThat(counted).isEqualTo(plain);
            check(CountsReader.read(out), oracle);
        }
    }

    private static void check(RawCounts counts, OracleCounts oracle) {
        assertThat(counts.coverage().failed()).isEmpty();
        AgentWindow window = AgentWindow.after(UNITS, counts, "units");
        SortedMap<String, Cost> methods = window.methods();
        assertThat(methods).containsAllEntriesOf(EXPECTED);
        assertThat(window.cost())
                .as(() -> MethodTable.differences(methods, oracle.methods()))
                .isEqualTo(oracle.between(UNITS, 2 * UNITS));
    }

    private String agent(TestJdk jdk, Path out) throws IOException {
        return "-javaagent:%s=out=%s,delivery=%s#unit,expect=%d,pin=on,jdk=%s,woven=%s"
                .formatted(
                        ChildRun.AGENT,
                        out,
                        SUBJECT.program(),
                        2 * UNITS,
                        PinnedBase.woven(jdk),
                        folder.resolve("kept"));
    }

    private ChildJvm.Ended ended(TestJdk jdk, List<String> agent, ModuleJars jars) throws IOException {
        List<String> command = new ArrayList<>(Mode.FIRST_COMPILER.flags(jdk.feature()));
        command.addAll(ChildRun.COMMON_FLAGS);
        command.add(PinnedBase.flag(jdk));
        command.addAll(agent);
        command.addAll(jars.words());
        command.add(Integer.toString(2 * UNITS));
        ChildJvm.Ended ended = ChildJvm.run(jdk, command, folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        return ended;
    }
}
