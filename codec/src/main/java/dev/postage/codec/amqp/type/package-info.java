/** The types of AMQP 1.0 and the sections and fields of its messages, as values. Imports nothing. */
package dev.postage.codec.amqp.type;
