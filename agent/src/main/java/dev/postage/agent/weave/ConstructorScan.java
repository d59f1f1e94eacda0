package dev.postage.agent.weave;

import java.util.ArrayList;
import java.util.List;

/**
 * Tells whether the order of a constructor's code is the order in which {@code this} becomes initialised: one call does
 * it, what stands before it runs before, what stands behind it runs after. Compilers of Java write nothing else; of
 * other code it cannot be told without following each path.
 */
final class ConstructorScan {
    private final String thisName;
    private final String superName;
    private final Places labels = new Places();
    private final Places labelsBehind = new Places();
    private final Places targetsAhead = new Places();
    private final List<int[]> handlers = new ArrayList<>();
    private int created;
    private int calls;
    private boolean unclear;

    ConstructorScan(String thisName, String superName) {
        this.thisName = thisName;
        this.superName = superName;
    }

    void label(int place) {
        labels.add(place);
        if (calls > 0) {
            labelsBehind.add(place);
            unclear |= targetsAhead.contains(place);
        }
    }

    void jump(int place) {
        if (labels.contains(place)) {
            unclear |= calls > 0 && !labelsBehind.contains(place);
        } else if (calls == 0) {
            targetsAhead.add(place);
        }
    }

    void handler(int start, int end, int handler) {
        handlers.add(new int[] {start, end, handler});
    }

    void created() {
        created++;
    }

    /** A constructor is called; before {@code this} is initialised, one that might be on either of two objects is unclear. */
    void called(String owner) {
        if (owner.equals(thisName) || owner.equals(superName)) {
            unclear |= calls == 0 && created > 0;
            calls += created == 0 ? 1 : 0;
        }
        created -= created > 0 ? 1 : 0;
    }

    /** Whether it can be told; to be asked when all has been visited. */
    boolean clear(boolean thisOverwritten) {
        for (int[] handler : handlers) {
            boolean covers = !labelsBehind.contains(handler[0]);
            boolean coversBehind = labelsBehind.contains(handler[1]);
            boolean behind = labelsBehind.contains(handler[2]);
            unclear |= (covers && behind) || (coversBehind && !behind);
        }
        return calls == 1 && !unclear && !thisOverwritten;
    }
}
