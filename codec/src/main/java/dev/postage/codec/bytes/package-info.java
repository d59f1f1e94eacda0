/**
 * Reading and writing bytes within bounds, over arrays and buffers alike, and the one exception for bytes that are not
 * what they should be. Imports nothing.
 */
package dev.postage.codec.bytes;
