package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageDeliveries;
import dev.postage.agent.boot.PostageThread;
import dev.postage.agent.counts.Mark;
import java.util.ArrayList;
import java.util.List;

/** Takes the images of the counters that the counts file will hold. Safe for use by several threads. */
public final class Marks {
    private final AllocatedBytes allocated;
    private final List<Image> kept = new ArrayList<>();
    private final Image last = new Image();
    private final EndedThreads ended = new EndedThreads();
    private MarkPlan plan = new MarkPlan(0);

    public Marks(AllocatedBytes allocated) {
        this.allocated = allocated;
    }

    /** Takes images and throws them away: what that loads, and the VM's work for it, is not left for the measured time. */
    public static void tryOut(AllocatedBytes allocated) {
        Marks trial = new Marks(allocated);
        trial.mark(Mark.Kind.FIRST_BEGIN.code(), 1);
        trial.mark(Mark.Kind.DELIVERY_END.code(), 1);
        trial.finish();
    }

    /**
     * Takes an image, and tells the counters after which delivery to ask for the next one.
     *
     * @param kind 1 before the first delivery, 2 after a delivery
     * @param delivery the delivery, from 1
     */
    public synchronized void mark(int kind, long delivery) {
        if (kind == Mark.Kind.FIRST_BEGIN.code()) {
            plan = new MarkPlan(PostageDeliveries.expected);
            keep(new Mark(Mark.Kind.FIRST_BEGIN, delivery));
            PostageDeliveries.expected = plan.next(0);
            return;
        }
        take(last, new Mark(Mark.Kind.LAST_END, delivery));
        if (plan.keeps(delivery)) {
            keep(new Mark(Mark.Kind.DELIVERY_END, delivery));
        }
        PostageDeliveries.expected = plan.next(delivery);
    }

    private void keep(Mark mark) {
        Image image = new Image();
        take(image, mark);
        kept.add(image);
    }

    private void take(Image image, Mark mark) {
        ended.hold();
        try {
            image.take(mark, allocated, ended.sums());
        } finally {
            ended.release();
        }
    }

    /** A thread ends, or has ended: its counters are final. */
    public void ends(PostageThread state) {
        ended.add(state, allocated);
    }

    /** All images in order, with the last delivery's and one of this moment, the end. */
    synchronized List<Image> finish() {
        List<Image> images = new ArrayList<>(kept);
        if (last.mark != null) {
            images.add(last);
        }
        Image end = new Image();
        take(end, new Mark(Mark.Kind.EXIT, 0));
        images.add(end);
        return images;
    }
}
