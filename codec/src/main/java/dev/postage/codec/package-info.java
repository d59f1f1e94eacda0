/**
 * The codecs Postage measures itself on: AMQP 1.0 messages and GMQ frames.
 *
 * <p>May import: nothing outside {@code java.base}.
 */
package dev.postage.codec;
