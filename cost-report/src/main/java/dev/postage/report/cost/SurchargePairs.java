package dev.postage.report.cost;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the costs that differ in nothing but one step of the loop. */
final class SurchargePairs {
    private SurchargePairs() {}

    static List<Surcharge> of(List<Cost> costs) {
        List<Surcharge> pairs = new ArrayList<>();
        for (Cost upper : costs) {
            upper.scenario()
                    .placement()
                    .flatMap(SurchargePairs::below)
                    .ifPresent(wanted -> costs.stream()
                            .filter(lower -> lower.scenario().placement().equals(Optional.of(wanted)))
                            .filter(lower -> lower.figures().messages()
                                    == upper.figures().messages())
                            .filter(lower -> lower.runs().fingerprint().unit()
                                    == upper.runs().fingerprint().unit())
                            .findFirst()
                            .ifPresent(lower -> pairs.add(new Surcharge(upper, lower))));
        }
        return List.copyOf(pairs);
    }

    private static Optional<Scenario.Placement> below(Scenario.Placement placement) {
        return switch (placement.loop()) {
            case RAW -> Optional.empty();
            case LIBRARY -> Optional.of(new Scenario.Placement(Loop.RAW, placement.group()));
            case FRAMEWORK -> Optional.of(new Scenario.Placement(Loop.LIBRARY, placement.group()));
        };
    }
}
