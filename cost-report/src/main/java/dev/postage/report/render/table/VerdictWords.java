package dev.postage.report.render.table;

import dev.postage.report.verdict.Judged;
import dev.postage.report.verdict.LimitCheck;
import dev.postage.report.verdict.Verdict;

/** Verdicts in a few words. */
final class VerdictWords {
    private VerdictWords() {}

    static Cell cell(Judged judged) {
        Verdict verdict = judged.verdict();
        if (verdict instanceof Verdict.Pass) {
            return Cell.left("pass" + held(judged)).styled(Style.GOOD);
        }
        if (verdict instanceof Verdict.Improved) {
            return Cell.left("improved" + held(judged)).styled(Style.BETTER);
        }
        if (verdict instanceof Verdict.Breach breach) {
            return Cell.left("broke " + Words.counted(breach.broken().size(), "limit"))
                    .styled(Style.BAD);
        }
        return Cell.left(doubt(verdict)).styled(Style.DOUBTFUL);
    }

    private static String doubt(Verdict verdict) {
        if (verdict instanceof Verdict.NoBaseline) {
            return "no baseline";
        }
        return verdict instanceof Verdict.NotExact ? "not exact" : "not comparable";
    }

    private static String held(Judged judged) {
        long held = judged.checks().stream()
                .filter(check -> check.outcome() == LimitCheck.Outcome.HELD)
                .count();
        return held == 0 ? " (no limit)" : " (" + Words.counted(held, "limit") + ")";
    }
}
