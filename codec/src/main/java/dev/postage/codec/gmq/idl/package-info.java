/**
 * IDL text to a checked schema (section 6 of the format), and whether one schema extends another. No bytes.
 *
 * <p>Imports nothing of the codec.
 */
package dev.postage.codec.gmq.idl;
