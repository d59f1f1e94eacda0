/**
 * Java source text from a schema, without a library: records with builders, one reader and one writer per struct.
 *
 * <p>Imports {@code gmq.idl}. What it writes uses {@code gmq}, {@code gmq.frame} and {@code bytes}.
 */
package dev.postage.codec.gmq.generate;
