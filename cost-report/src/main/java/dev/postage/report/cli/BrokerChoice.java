package dev.postage.report.cli;

import dev.postage.report.config.Configuration;
import dev.postage.report.launch.ChildJvm;
import dev.postage.report.launch.Cleanup;
import dev.postage.report.launch.LaunchException;
import dev.postage.report.launch.Messaging;
import dev.postage.report.launch.Program;
import java.nio.file.Path;
import java.util.Optional;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;

/** The broker scenarios will use. */
sealed interface BrokerChoice {

    /**
     * Gets it ready.
     *
     * @param folder where broker and feeder keep temporary files
     * @throws LaunchException when broker or feeder do not get ready
     */
    Messaging start(ChildJvm jvm, Path folder, Cleanup cleanup) throws LaunchException, InterruptedException;

    /** The one asked for, by name or address; the configuration's first one otherwise. */
    static BrokerChoice of(Configuration configuration, Optional<String> asked, CommandLine line) {
        Program feeder = configuration
                .feeder()
                .orElseThrow(() -> new ParameterException(
                        line,
                        "no key 'feeder' found in " + configuration.file()
                                + ", expected one that fills queues: add it"));
        if (asked.isPresent() && asked.get().contains("://")) {
            return new Address(asked.get(), feeder);
        }
        String names = String.join(", ", configuration.brokers().keySet());
        String name = asked.or(() -> configuration.brokers().keySet().stream().findFirst())
                .orElseThrow(() -> new ParameterException(
                        line,
                        "no broker found in " + configuration.file() + ": give the address of one with --broker"));
        if (!configuration.brokers().containsKey(name)) {
            throw new ParameterException(line, "--broker " + name + " found, expected an address or one of " + names);
        }
        return new Own(name, configuration.brokers().get(name), feeder);
    }

    /** A broker that is started and ended with the command. */
    record Own(String name, Program broker, Program feeder) implements BrokerChoice {
        @Override
        public Messaging start(ChildJvm jvm, Path folder, Cleanup cleanup)
                throws LaunchException, InterruptedException {
            return Messaging.start(name, broker, feeder, jvm, folder, cleanup);
        }
    }

    /** A broker that runs already. */
    record Address(String uri, Program feeder) implements BrokerChoice {
        @Override
        public Messaging start(ChildJvm jvm, Path folder, Cleanup cleanup)
                throws LaunchException, InterruptedException {
            return Messaging.at(uri, feeder, jvm, folder, cleanup);
        }
    }
}
