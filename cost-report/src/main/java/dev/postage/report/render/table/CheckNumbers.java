package dev.postage.report.render.table;

import dev.postage.report.cost.Amount;
import dev.postage.report.cost.Phase;
import dev.postage.report.verdict.LimitCheck;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;

/**
 * The numbers of one checked limit, rounded alike: as many decimals as it takes to see that the value is not what is
 * allowed. Totals of whole runs have none.
 */
record CheckNumbers(String before, String now, String change, String allowed) {
    private static final String NONE = "-";

    static CheckNumbers of(LimitCheck check) {
        BigDecimal now = Numbers.value(check.actual());
        Optional<BigDecimal> allowed = check.allowed().map(Numbers::value);
        int decimals = check.limit().measure().phase() != Phase.STEADY
                ? 0
                : allowed.map(value -> Numbers.decimalsThatTell(now, value)).orElse(Numbers.decimals(now));
        return new CheckNumbers(
                check.before()
                        .map(Numbers::value)
                        .map(value -> rounded(value, decimals))
                        .orElse(NONE),
                rounded(now, decimals),
                check.before().map(before -> change(check.actual(), before)).orElse(NONE),
                allowed.map(value ->
                                decimals == 0 ? Numbers.fixed(value, 0, RoundingMode.FLOOR) : rounded(value, decimals))
                        .orElse(NONE));
    }

    private static String rounded(BigDecimal value, int decimals) {
        return Numbers.fixed(value, decimals, RoundingMode.HALF_UP);
    }

    private static String change(Amount now, Amount before) {
        String growth = Numbers.growth(now.minus(before), before);
        return growth.isEmpty() ? "new" : growth;
    }
}
