package dev.postage.codec.json;

/** One JSON value, immutable. Its {@code toString} is its JSON text without white space. */
public sealed interface JsonValue
        permits JsonArray, JsonBoolean, JsonInteger, JsonNull, JsonObject, JsonReal, JsonString {}
