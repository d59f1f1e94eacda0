package dev.postage.report.render.json;

import dev.postage.report.verdict.Judged;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The entries that all scenarios' fingerprints share; what remains is shown with the scenario. */
final class CommonFingerprint {
    private CommonFingerprint() {}

    static SortedMap<String, String> of(List<Judged> scenarios) {
        SortedMap<String, String> common = new TreeMap<>();
        scenarios.stream().findFirst().ifPresent(first -> common.putAll(entries(first)));
        scenarios.forEach(
                scenario -> common.entrySet().retainAll(entries(scenario).entrySet()));
        return common;
    }

    static SortedMap<String, String> without(Judged scenario, Map<String, String> common) {
        SortedMap<String, String> own = new TreeMap<>(entries(scenario));
        own.entrySet().removeAll(common.entrySet());
        return own;
    }

    private static SortedMap<String, String> entries(Judged scenario) {
        return scenario.cost().runs().fingerprint().entries();
    }
}
