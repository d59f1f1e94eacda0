package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.RunSet;

/**
 * The numbers of one measurement of one scenario.
 *
 * @param messages how many messages the steady difference covers, at least 1
 * @param steady difference of the last two runs, not yet divided
 * @param cold the whole first run
 * @param run the whole largest run
 */
public record Figures(long messages, Counts steady, Counts cold, Counts run) {

    public Figures {
        if (messages < 1) {
            throw new IllegalArgumentException(messages + " messages, expected at least 1");
        }
    }

    /** The numbers of one set of runs: steady from windows where there are some, cold and run from whole runs. */
    public static Figures of(RunSet runs) {
        return new Figures(
                runs.messages(),
                runs.steady().total(),
                runs.cold().whole().total(),
                runs.upper().whole().total());
    }

    /** One number: per message for the steady phase, a whole run's total otherwise. */
    public Amount amount(Measure measure) {
        return switch (measure.phase()) {
            case STEADY -> steady(measure.metric());
            case COLD -> new Amount(measure.metric().of(cold), 1);
            case RUN -> new Amount(measure.metric().of(run), 1);
        };
    }

    /** The steady cost per message. */
    public Amount steady(Metric metric) {
        return new Amount(metric.of(steady), messages);
    }
}
