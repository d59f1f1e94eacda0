/** Reading and writing bytes within bounds, and the one exception for bytes that are not what they should be. Imports nothing. */
package dev.postage.codec.bytes;
