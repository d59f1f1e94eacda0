package dev.postage.report.cost;

import java.util.List;

/** Class name prefixes of well-known owners. Add one when a widely used client, framework or codec is missing. */
final class StandardPrefixes {
    static final List<String> JDK = List.of("java.", "javax.", "jdk.", "sun.", "com.sun.");

    static final List<String> CODEC = List.of(
            "com.fasterxml.jackson.",
            "tools.jackson.",
            "com.google.gson.",
            "com.google.protobuf.",
            "com.esotericsoftware.kryo.",
            "jakarta.json.",
            "org.apache.avro.",
            "org.eclipse.parsson.",
            "org.yaml.snakeyaml.");

    static final List<String> CLIENT_LIBRARY = List.of(
            "com.rabbitmq.",
            "com.amazonaws.",
            "com.azure.",
            "com.google.cloud.",
            "com.hivemq.client.",
            "io.nats.",
            "io.netty.",
            "org.apache.activemq.",
            "org.apache.kafka.",
            "org.apache.pulsar.",
            "org.apache.qpid.",
            "org.apache.rocketmq.",
            "org.eclipse.paho.",
            "software.amazon.awssdk.");

    static final List<String> FRAMEWORK = List.of(
            "org.springframework.",
            "io.awspring.",
            "io.micrometer.",
            "io.micronaut.",
            "io.quarkus.",
            "io.smallrye.",
            "io.vertx.",
            "jakarta.",
            "org.apache.camel.",
            "org.aopalliance.",
            "org.hibernate.",
            "reactor.");

    private StandardPrefixes() {}
}
