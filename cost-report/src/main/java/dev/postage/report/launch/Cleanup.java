package dev.postage.report.launch;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;

/**
 * What must be ended or removed when the command ends, in whatever way it ends: children, services, queues, files.
 *
 * <p>Newest first, because a later thing may need an earlier one: a queue is deleted through a service that still runs.
 * Threads: any; the command's own thread and a shutdown hook may both close it. Each action runs once, and closing waits
 * for an action another thread has begun.
 */
public final class Cleanup implements AutoCloseable {
    private final Deque<Held<?>> open = new ArrayDeque<>();
    private boolean closed;

    /** Makes one thing that will have to be undone. */
    @FunctionalInterface
    public interface Step<T> {
        /**
         * Makes it.
         *
         * @throws LaunchException when it cannot be made
         */
        T make() throws LaunchException;
    }

    /** One thing to be undone; closing it undoes it now. */
    public static final class Held<T> implements AutoCloseable {
        private final Cleanup owner;
        private final T value;
        private final Consumer<T> undo;
        private boolean undone;

        private Held(Cleanup owner, T value, Consumer<T> undo) {
            this.owner = owner;
            this.value = value;
            this.undo = undo;
        }

        /** The thing itself. */
        public T value() {
            return value;
        }

        /** Forgets it: it has been undone in some other way. */
        synchronized void release() {
            undone = true;
            owner.forget(this);
        }

        @Override
        public synchronized void close() {
            if (!undone) {
                undone = true;
                undo.accept(value);
            }
            owner.forget(this);
        }
    }

    /**
     * Makes something and remembers how it is undone, in one step that closing cannot fall into the middle of.
     *
     * @throws LaunchException when the step fails, or when everything is already being ended
     */
    public synchronized <T> Held<T> hold(Step<T> step, Consumer<T> undo) throws LaunchException {
        if (closed) {
            throw new LaunchException("Postage is being stopped: nothing more is started");
        }
        Held<T> held = new Held<>(this, step.make(), undo);
        open.push(held);
        return held;
    }

    private synchronized void forget(Held<?> held) {
        open.remove(held);
    }

    private synchronized Held<?> newest() {
        closed = true;
        return open.peek();
    }

    @Override
    public void close() {
        for (Held<?> held = newest(); held != null; held = newest()) {
            held.close();
        }
    }
}
