/**
 * Messages to and from AMQP 0-9-1 basic contents and MQTT 5 publishes, by RabbitMQ's tables. Here are objects, for a
 * conversion makes a message of another kind; bodies are not parsed. May import {@code amqp}, {@code amqp.type},
 * {@code amqp.wire} and {@code bytes}.
 */
package dev.postage.codec.amqp.convert;
