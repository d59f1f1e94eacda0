/**
 * Messages: composing and parsing values by a schema, and their JSON twins. A value is a {@link
 * dev.postage.codec.gmq.GmqValue}; whoever wants Java types has them generated.
 *
 * <p>Imports {@code bytes}, {@code json}, {@code gmq.frame} and {@code gmq.idl}.
 */
package dev.postage.codec.gmq;
