package dev.postage.codec.gmq.idl;

/**
 * CHARACTER-STRING.
 *
 * @param maxLength in bytes of UTF-8, {@link Integer#MAX_VALUE} when there is no limit
 */
public record TextType(int maxLength) implements IdlType {
    @Override
    public String toString() {
        return maxLength == Integer.MAX_VALUE ? "CHARACTER-STRING" : "CHARACTER-STRING MAX_LENGTH = " + maxLength;
    }
}
