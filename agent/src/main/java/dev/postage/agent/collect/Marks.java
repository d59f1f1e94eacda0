package dev.postage.agent.collect;

import dev.postage.agent.boot.PostageDeliveries;
import dev.postage.agent.boot.PostageThread;
import dev.postage.agent.counts.Mark;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Takes the images of the counters that the counts file will hold. Safe for use by several threads. */
public final class Marks {
    private static final int MOST_NAMES = 10_000;
    private static final String OTHERS = "(other ended threads)";

    private final AllocatedBytes allocated;
    private final List<Image> kept = new ArrayList<>();
    private final Image last = new Image();
    private final Map<String, ThreadImage> retired = new LinkedHashMap<>();
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
        last.take(new Mark(Mark.Kind.LAST_END, delivery), allocated, retired());
        if (plan.keeps(delivery)) {
            keep(new Mark(Mark.Kind.DELIVERY_END, delivery));
        }
        PostageDeliveries.expected = plan.next(delivery);
    }

    private void keep(Mark mark) {
        Image image = new Image();
        image.take(mark, allocated, retired());
        kept.add(image);
    }

    /** Adds an ended thread's counters to those of its name; threads of one name are one from then on. */
    public synchronized void retire(PostageThread state) {
        ThreadImage image = new ThreadImage(state.thread.getName());
        image.copy(state.counts, Image.allocated(state, allocated));
        String name = retired.size() < MOST_NAMES || retired.containsKey(image.name) ? image.name : OTHERS;
        ThreadImage sum = retired.get(name);
        if (sum == null) {
            sum = new ThreadImage(name);
            retired.put(name, sum);
        }
        sum.add(image);
    }

    private List<ThreadImage> retired() {
        return new ArrayList<>(retired.values());
    }

    /** All images in order, with the last delivery's and one of this moment, the end. */
    synchronized List<Image> finish() {
        List<Image> images = new ArrayList<>(kept);
        if (last.mark != null) {
            images.add(last);
        }
        Image end = new Image();
        end.take(new Mark(Mark.Kind.EXIT, 0), allocated, retired());
        images.add(end);
        return images;
    }
}
