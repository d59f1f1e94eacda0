/** JSON text to values and back, strict: RFC 8259 and nothing beside it. Imports nothing of the codec. */
package dev.postage.codec.json;
