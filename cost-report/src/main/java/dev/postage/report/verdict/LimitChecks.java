package dev.postage.report.verdict;

import dev.postage.report.baseline.Recorded;
import dev.postage.report.cost.Amount;
import dev.postage.report.cost.Cost;
import java.util.Optional;

/** Holds single limits against a cost. */
final class LimitChecks {
    private LimitChecks() {}

    static LimitCheck check(Limit limit, Cost cost, Optional<Recorded> comparable) {
        Amount actual = cost.figures().amount(limit.measure());
        Optional<Amount> before = comparable.map(recorded -> recorded.figures().amount(limit.measure()));
        Optional<Allowance> allowed = allowed(limit.bound(), before);
        LimitCheck.Outcome outcome = allowed.map(
                        highest -> highest.permits(actual) ? LimitCheck.Outcome.HELD : LimitCheck.Outcome.BROKEN)
                .orElse(LimitCheck.Outcome.UNCHECKED);
        return new LimitCheck(limit, actual, before, allowed, outcome);
    }

    private static Optional<Allowance> allowed(Bound bound, Optional<Amount> before) {
        if (bound instanceof Bound.AtMost atMost) {
            return Optional.of(Allowance.of(atMost));
        }
        Bound.Growth growth = (Bound.Growth) bound;
        return before.map(amount -> Allowance.of(growth, amount));
    }
}
