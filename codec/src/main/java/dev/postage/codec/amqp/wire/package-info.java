/**
 * Values on the wire: the table of format codes, where a value ends, a cursor over any value, a writer for any value.
 * May import {@code bytes} and {@code amqp.type}.
 */
package dev.postage.codec.amqp.wire;
