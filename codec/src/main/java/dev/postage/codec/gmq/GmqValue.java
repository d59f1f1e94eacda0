package dev.postage.codec.gmq;

/** A value as a schema describes it, immutable. */
public sealed interface GmqValue
        permits GmqBytes,
                GmqDictionary,
                GmqInteger,
                GmqMessage,
                GmqName,
                GmqReal,
                GmqRecord,
                GmqText,
                GmqUnion,
                GmqUnsigned,
                GmqVector {}
