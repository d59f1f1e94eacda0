package dev.postage.codec.gmq.idl;

/** What a member is when it is not on the wire. {@code toString} is its IDL text. */
public sealed interface DefaultValue {
    /**
     * Of an INTEGER or UINTEGER.
     *
     * @param value its 64 bits
     * @param signed whether they are signed
     */
    record Whole(long value, boolean signed) implements DefaultValue {
        @Override
        public String toString() {
            return signed ? Long.toString(value) : Long.toUnsignedString(value);
        }
    }

    /**
     * Of a REAL.
     *
     * @param value finite
     */
    record Real(double value) implements DefaultValue {
        @Override
        public String toString() {
            return Double.toString(value);
        }
    }

    /**
     * Of a CHARACTER-STRING.
     *
     * @param value any
     */
    record Text(String value) implements DefaultValue {
        @Override
        public String toString() {
            return "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
        }
    }

    /**
     * Of an enum.
     *
     * @param name one of its names
     */
    record Named(String name) implements DefaultValue {
        @Override
        public String toString() {
            return name;
        }
    }

    /** Of everything else: no bytes, no elements; of a struct every member empty; of an array of bytes all zero. */
    record Empty() implements DefaultValue {
        @Override
        public String toString() {
            return "EMPTY";
        }
    }
}
