/**
 * GMQ frames: headers, the composer of values in frames, the parser, and the skip of frames nobody knows. Rule numbers in
 * comments (H headers, C composing, P parsing) are those of the format's specification. Imports {@code codec.bytes}.
 */
package dev.postage.codec.gmq.frame;
