package dev.postage.report.render.table;

import dev.postage.report.verdict.Bound;
import dev.postage.report.verdict.Limit;
import dev.postage.report.verdict.Origin;
import java.math.BigDecimal;

/** Limits as they are written, and where they were set. */
final class LimitWords {
    private LimitWords() {}

    static String limit(Limit limit) {
        return limit.measure().label() + "<=" + bound(limit.bound());
    }

    static String origin(Origin origin) {
        if (origin instanceof Origin.CommandLine commandLine) {
            return Words.printable("--limit '" + commandLine.text() + "'");
        }
        if (origin instanceof Origin.ConfigurationLine line) {
            return Words.printable(line.file() + ":" + line.line());
        }
        return "the defaults for baselines";
    }

    private static String bound(Bound bound) {
        if (bound instanceof Bound.AtMost atMost) {
            return atMost.value().toPlainString();
        }
        Bound.Growth growth = (Bound.Growth) bound;
        BigDecimal percent = growth.percent();
        String sign = percent.signum() < 0 ? "-" : "+";
        String floor = growth.floor().signum() == 0 ? "" : "+" + growth.floor().toPlainString();
        return sign + percent.abs().toPlainString() + "%" + floor;
    }
}
