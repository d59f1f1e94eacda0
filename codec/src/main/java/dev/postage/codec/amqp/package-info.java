/**
 * The message: found by a scan, its bare part never changed, its sections read on demand, sent on with another header
 * and other annotations, stored, checked by a sum. May import {@code amqp.type}, {@code amqp.wire} and {@code bytes}.
 */
package dev.postage.codec.amqp;
