/**
 * The command line for AMQP 1.0 messages: {@code ./postage amqp}. Used by nobody; may import everything of the AMQP
 * codec, and {@code json}.
 */
package dev.postage.codec.amqp.cli;
