package dev.postage.report.baseline;

import dev.postage.report.cost.Cost;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * The content of one baseline file.
 *
 * @param name file name without folder and ending; letters, digits, dot, dash and underscore
 * @param exists whether the file was there; a missing one knows no scenario
 * @param scenarios what was recorded, by scenario name
 */
public record BaselineFile(String name, boolean exists, SortedMap<String, Recorded> scenarios) {

    public BaselineFile {
        scenarios = Collections.unmodifiableSortedMap(new TreeMap<>(scenarios));
    }

    /** A file that holds these costs. */
    public static BaselineFile of(String name, List<Cost> costs) {
        TreeMap<String, Recorded> scenarios = new TreeMap<>();
        costs.forEach(cost -> scenarios.put(cost.scenario().name(), Recorded.of(cost)));
        return new BaselineFile(name, true, scenarios);
    }

    static BaselineFile missing(String name) {
        return new BaselineFile(name, false, new TreeMap<>());
    }

    /** This content, and the scenarios of an earlier one that this one does not have: for saving a part of them. */
    public BaselineFile keeping(BaselineFile earlier) {
        TreeMap<String, Recorded> all = new TreeMap<>(earlier.scenarios);
        all.putAll(scenarios);
        return new BaselineFile(name, exists, all);
    }

    /** What the file knows of one scenario. */
    public Baseline scenario(String scenario) {
        if (!exists) {
            return new Baseline.Absent(name, Baseline.Missing.FILE);
        }
        Recorded recorded = scenarios.get(scenario);
        return recorded == null
                ? new Baseline.Absent(name, Baseline.Missing.SCENARIO)
                : new Baseline.Present(name, recorded);
    }
}
