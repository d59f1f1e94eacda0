package dev.postage.agent;

import dev.postage.agent.boot.PostageThread;
import dev.postage.agent.boot.PostageThreads;
import dev.postage.agent.collect.ExitWriter;
import dev.postage.agent.keep.WovenClasses;
import java.io.IOException;

/** What the agent does when the JVM ends: first the counts, then what makes the next JVM start sooner. */
record Exit(ExitWriter counts, WovenClasses kept) implements Runnable {

    @Override
    public void run() {
        counts.run();
        PostageThread state = PostageThreads.mute();
        try {
            kept.save();
        } catch (IOException e) {
            System.err.println("postage agent, note: the woven classes could not be kept: " + e.getMessage());
        } finally {
            PostageThreads.unmute(state);
        }
    }
}
