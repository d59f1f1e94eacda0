package dev.postage.agent.it;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** In the unit that leaves out intrinsics a count does not depend on what compilers have replaced, and when. */
class OutsideIntrinsicsIT {
    private static final String PROGRAM = "dev.postage.agent.programs.IntrinsicsProgram";
    private static final int FIRST = 100;
    private static final int COLD = 200;
    private static final int WARM = 200_000;

    @TempDir
    private Path folder;

    @ParameterizedTest(name = "on JDK {0}")
    @ValueSource(ints = {17, 25})
    void aTurnCostsTheSameColdAndWarmAndInTheInterpreter(int feature) throws IOException {
        AgentWindow interpreted = turns(feature, List.of("-Xint"), List.of("unit=outside-intrinsics"), COLD);
        AgentWindow cold = turns(feature, List.of(), List.of(), COLD);
        AgentWindow warm = turns(feature, List.of(), List.of(), WARM);

        assertThat(cold.differencesTo(interpreted)).isEmpty();
        assertThat(warm.differencesTo(times(interpreted, WARM / COLD))).isEmpty();
        assertThat(interpreted.cost().instructions()).isPositive();
    }

    @Test
    void classesWovenForTheOtherUnitAreNotUsed() throws IOException {
        TestJdk jdk = TestJdk.of(17);
        List<String> flags = new ArrayList<>(Mode.FIRST_COMPILER.flags(17));
        flags.add(PinnedBase.flag(jdk));
        ChildRun run = new ChildRun(
                jdk,
                flags,
                List.of("pin=on", "unit=outside-intrinsics", "jdk=" + PinnedBase.woven(jdk)),
                PROGRAM,
                List.of("1"));
        ChildJvm.Ended ended = ChildJvm.run(jdk, run.command(folder.resolve("run.counts")), folder);
        assertThat(ended.exitCode()).as(ended.err()).isZero();
        assertThat(ended.err())
                .contains(
                        "are not used and all are woven again: its classes were woven for 'pinned, instructions', expected"
                                + " 'pinned, outside-intrinsics'");
    }

    /** So many turns after the first hundred. */
    private AgentWindow turns(int feature, List<String> flags, List<String> options, int turns) throws IOException {
        int all = FIRST + turns;
        ChildRun run = new ChildRun(
                TestJdk.of(feature),
                flags,
                Stream.concat(Stream.of("delivery=" + PROGRAM + "#unit", "expect=" + all), options.stream())
                        .toList(),
                PROGRAM,
                List.of(Integer.toString(all)));
        return AgentWindow.after(FIRST, run.counts(folder), "counted");
    }

    private static AgentWindow times(AgentWindow window, int number) {
        TreeMap<String, Cost> methods = new TreeMap<>();
        window.methods().forEach((method, cost) -> methods.put(method, cost.times(number)));
        return new AgentWindow(window.cost().times(number), methods);
    }
}
