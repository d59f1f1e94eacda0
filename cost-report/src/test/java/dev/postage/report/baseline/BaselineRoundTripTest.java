package dev.postage.report.baseline;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.cost.Figures;
import dev.postage.report.runs.Counts;
import dev.postage.report.runs.Fingerprint;
import dev.postage.report.runs.MethodKey;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

final class BaselineRoundTripTest {
    private static final long HIGHEST = 999_999_999_999_999_999L;

    @Property(tries = 200, edgeCases = EdgeCasesMode.NONE)
    void whatIsWrittenIsRead(@ForAll("baselines") BaselineFile baseline) throws Exception {
        String text = BaselineWriter.text(baseline);
        BaselineFile read = new BaselineReader("main", "main.txt").read(text.getBytes(StandardCharsets.UTF_8));
        assertThat(read).isEqualTo(baseline);
    }

    @Property(tries = 50, edgeCases = EdgeCasesMode.NONE)
    void linesAreSortedAndDistinct(@ForAll("baselines") BaselineFile baseline) {
        List<String> lines = Arrays.asList(BaselineWriter.text(baseline).split("\n"));
        assertThat(lines).isSorted().doesNotHaveDuplicates();
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void damageGivesTheOneExceptionOrAnotherBaseline(
            @ForAll("baselines") BaselineFile baseline, @ForAll int position, @ForAll byte replacement) {
        byte[] text = BaselineWriter.text(baseline).getBytes(StandardCharsets.UTF_8);
        text[Math.floorMod(position, text.length)] = replacement;
        assertReadOrRefused(text);
    }

    @Property(tries = 300)
    void anyBytesGiveTheOneException(@ForAll byte[] bytes) {
        assertReadOrRefused(bytes);
    }

    private static void assertReadOrRefused(byte[] text) {
        try {
            assertThat(new BaselineReader("main", "main.txt").read(text).exists())
                    .isTrue();
        } catch (BaselineFormatException e) {
            assertThat(e.line()).isPositive();
            assertThat(e).hasMessageStartingWith("main.txt:" + e.line() + ": ");
        }
    }

    @Provide
    Arbitrary<BaselineFile> baselines() {
        return Arbitraries.maps(words(1, 12), recorded())
                .ofMaxSize(3)
                .map(scenarios -> new BaselineFile("main", true, new TreeMap<>(scenarios)));
    }

    // Half of them are made of the characters that the format must hide.
    private static Arbitrary<String> words(int shortest, int longest) {
        Arbitrary<String> awkward = Arbitraries.strings()
                .withChars(
                        ' ', '\\', '\n', '\r', '\t', '\0', '#', 's', 'e', 'u', '0', '\u2028', '\ufeff', '\ud83d',
                        '\ude00')
                .ofMinLength(shortest)
                .ofMaxLength(longest);
        return Arbitraries.oneOf(
                awkward, Arbitraries.strings().ofMinLength(shortest).ofMaxLength(longest));
    }

    private static Arbitrary<Recorded> recorded() {
        Arbitrary<Recorded.CoverageSize> coverage =
                Combinators.combine(totals(), totals(), totals(), totals()).as(Recorded.CoverageSize::new);
        Arbitrary<Fingerprint> fingerprint = Arbitraries.maps(words(0, 8), words(0, 20))
                .ofMaxSize(4)
                .map(entries -> new Fingerprint(new TreeMap<>(entries)));
        Arbitrary<TreeMap<MethodKey, Counts>> methods = Arbitraries.maps(
                        method(), counts(differences()).filter(counts -> !counts.equals(Counts.ZERO)))
                .ofMaxSize(5)
                .map(TreeMap::new);
        return Combinators.combine(figures(), coverage, fingerprint, methods).as(Recorded::new);
    }

    private static Arbitrary<Figures> figures() {
        return Combinators.combine(
                        Arbitraries.longs().between(1, HIGHEST),
                        counts(differences()),
                        counts(totals()),
                        counts(totals()))
                .as(Figures::new);
    }

    private static Arbitrary<MethodKey> method() {
        Arbitrary<String> names = words(0, 10);
        return Combinators.combine(names, names, names).as(MethodKey::new);
    }

    private static Arbitrary<Counts> counts(Arbitrary<Long> numbers) {
        return Combinators.combine(numbers, numbers, numbers).as(Counts::new);
    }

    private static Arbitrary<Long> totals() {
        return Arbitraries.longs().between(0, HIGHEST);
    }

    private static Arbitrary<Long> differences() {
        return Arbitraries.longs().between(-HIGHEST, HIGHEST);
    }
}
