package dev.postage.report.cli;

import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import me.tongfei.progressbar.ProgressBarStyle;

/** Tells a person what is going on. */
interface Progress extends AutoCloseable {

    /** A run begins. */
    void begin(String scenario, long deliveries);

    /** A run has ended. */
    void end();

    @Override
    void close();

    /** A bar on {@code err} that moves with each run; nothing where nobody looks. */
    static Progress bar(Console console, int runs) {
        return console.showsProgress() ? new Bar(console, runs) : new Silent();
    }

    /** A line on {@code err} for each run, for programs that print there too; nothing where nobody looks. */
    static Progress lines(Console console, int runs) {
        return console.showsProgress() ? new Lines(console, runs) : new Silent();
    }

    /** Says nothing. */
    final class Silent implements Progress {
        @Override
        public void begin(String scenario, long deliveries) {}

        @Override
        public void end() {}

        @Override
        public void close() {}
    }

    /** Says one line a run. */
    final class Lines implements Progress {
        private final Console console;
        private final int runs;
        private int begun;

        private Lines(Console console, int runs) {
            this.console = console;
            this.runs = runs;
        }

        @Override
        public void begin(String scenario, long deliveries) {
            begun++;
            console.err().println("run " + begun + " of " + runs + ": " + scenario + " with n = " + deliveries);
        }

        @Override
        public void end() {}

        @Override
        public void close() {}
    }

    /** Draws. */
    final class Bar implements Progress {
        private static final int REDRAWN_EVERY_MS = 500;
        private final ProgressBar bar;

        private Bar(Console console, int runs) {
            bar = new ProgressBarBuilder()
                    .setTaskName("runs")
                    .setInitialMax(runs)
                    .setStyle(ProgressBarStyle.ASCII)
                    .setUpdateIntervalMillis(REDRAWN_EVERY_MS)
                    .clearDisplayOnFinish()
                    .setConsumer(new ConsoleProgressBarConsumer(console.err(), console.width()))
                    .build();
        }

        @Override
        public void begin(String scenario, long deliveries) {
            bar.setExtraMessage(" " + scenario + ", " + deliveries);
        }

        @Override
        public void end() {
            bar.step();
        }

        @Override
        public void close() {
            bar.close();
        }
    }
}
