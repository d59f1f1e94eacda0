package dev.postage.report.cost;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class OwnersTest {
    @ParameterizedTest
    @CsvSource({
        "dev.example.Service, application",
        "com.rabbitmq.client.Channel, client library",
        "org.springframework.amqp.core.Message, framework",
        "tools.jackson.core.JsonParser, codec",
        "com.fasterxml.jackson.core.JsonParser, codec",
        "java.util.HashMap, JDK",
        "jdk.internal.misc.Unsafe, JDK",
        "com.sun.proxy.$Proxy, JDK",
        "javaxample.Foo, application"
    })
    void standardKnowsTheUsualOwners(String className, String owner) {
        assertThat(Owners.standard().ownerOf(className)).isEqualTo(owner);
    }

    @Test
    void theLongestPrefixWinsInWhateverOrder() {
        Owners owners = new Owners(Map.of("wide", List.of("com."), "narrow", List.of("com.example.")));
        assertThat(owners.ownerOf("com.example.Foo")).isEqualTo("narrow");
        assertThat(owners.ownerOf("com.other.Foo")).isEqualTo("wide");
        assertThat(owners.ownerOf("org.Foo")).isEqualTo(Owners.APPLICATION);
    }

    @Test
    void aPrefixWithTwoOwnersIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        new Owners(new java.util.TreeMap<>(Map.of("a", List.of("com."), "b", List.of("org.", "com.")))))
                .withMessageContaining("prefix 'com.' belongs to 'a' and to 'b'");
    }
}
