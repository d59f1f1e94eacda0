package dev.postage.report.launch;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;

/** A broker in reach, and the feeder that fills its queues. Threads: any. */
public final class Messaging {
    /** A RabbitMQ node takes 16 s under load. */
    private static final Duration START_LIMIT = Duration.ofMinutes(2);

    private static final Duration FILL_LIMIT = Duration.ofMinutes(2);
    private static final Duration DELETE_LIMIT = Duration.ofSeconds(20);

    private final String uri;
    private final Optional<Service> broker;
    private final Service feeder;
    private final Cleanup cleanup;
    private final SplittableRandom random = new SplittableRandom();

    private Messaging(String uri, Optional<Service> broker, Service feeder, Cleanup cleanup) {
        this.uri = uri;
        this.broker = broker;
        this.feeder = feeder;
        this.cleanup = cleanup;
    }

    /**
     * Starts a broker and the feeder.
     *
     * @param name how messages call the broker
     * @param broker a program that starts it and prints {@code ready URI}
     * @param feeder a program with <code>{broker}</code> in its words
     * @param folder where they keep temporary files
     * @throws LaunchException when one of them does not get ready
     */
    public static Messaging start(
            String name, Program broker, Program feeder, ChildJvm jvm, Path folder, Cleanup cleanup)
            throws LaunchException, InterruptedException {
        Service service = Service.start("the broker '" + name + "'", jvm.plain(broker, folder), START_LIMIT, cleanup);
        if (service.greeting().isEmpty()) {
            service.close();
            throw new LaunchException("the broker '" + name
                    + "' said 'ready' without its address: it must print 'ready URI' when it accepts connections");
        }
        return with(service.greeting(), Optional.of(service), feeder, jvm, folder, cleanup);
    }

    /**
     * Uses a broker that runs already.
     *
     * @param uri its address
     * @param feeder a program with <code>{broker}</code> in its words
     * @param folder where they keep temporary files
     * @throws LaunchException when the feeder does not get ready
     */
    public static Messaging at(String uri, Program feeder, ChildJvm jvm, Path folder, Cleanup cleanup)
            throws LaunchException, InterruptedException {
        return with(uri, Optional.empty(), feeder, jvm, folder, cleanup);
    }

    private static Messaging with(
            String uri, Optional<Service> broker, Program feeder, ChildJvm jvm, Path folder, Cleanup cleanup)
            throws LaunchException, InterruptedException {
        Program filled = feeder.filled(Map.of(ScenarioPlan.BROKER, uri));
        Service service = Service.start("the feeder", jvm.plain(filled, folder), START_LIMIT, cleanup);
        return new Messaging(uri, broker, service, cleanup);
    }

    /** The broker's address. */
    String uri() {
        return uri;
    }

    /**
     * Fills a queue nobody has used. Closing what is returned deletes it, whatever state it is in, and keeps quiet about
     * failures: {@link #delete} reports them.
     *
     * @throws LaunchException when the feeder refuses or fails
     */
    Cleanup.Held<String> fill(ScenarioPlan plan, long deliveries) throws LaunchException, InterruptedException {
        String queue = newName(plan, deliveries);
        // held before it is filled: a queue filled in part is deleted too
        Cleanup.Held<String> held = cleanup.hold(() -> queue, this::deleteQuietly);
        try {
            feeder.order(
                    "fill " + queue + " " + deliveries, "fill a queue with " + deliveries + " messages", FILL_LIMIT);
            return held;
        } catch (LaunchException e) {
            held.close();
            throw brokerDeath().orElse(e);
        } catch (InterruptedException e) {
            held.close();
            throw e;
        }
    }

    private synchronized String newName(ScenarioPlan plan, long deliveries) {
        return QueueName.of(plan.name(), deliveries, random);
    }

    /**
     * Deletes a queue after a run that went well.
     *
     * @param held what {@link #fill} returned
     * @throws LaunchException when the feeder refuses or fails
     */
    void delete(Cleanup.Held<String> held) throws LaunchException, InterruptedException {
        delete(held.value());
        held.release();
    }

    private void delete(String queue) throws LaunchException, InterruptedException {
        feeder.order("delete " + queue, "delete a queue", DELETE_LIMIT);
    }

    private void deleteQuietly(String queue) {
        try {
            delete(queue);
        } catch (LaunchException failed) {
            // the run has failed already: its failure is the one to report
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Why the broker can no longer be used; empty while it runs, and for one that is not ours. */
    Optional<LaunchException> brokerDeath() throws InterruptedException {
        return broker.isPresent() ? broker.get().death() : Optional.empty();
    }
}
