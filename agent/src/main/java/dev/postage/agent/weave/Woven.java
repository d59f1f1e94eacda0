package dev.postage.agent.weave;

import dev.postage.agent.sites.ClassSites;
import java.util.List;

/**
 * A woven class that has no number yet.
 *
 * @param classFile its bytes
 * @param numberOffset where in the bytes its number belongs, four bytes; negative when it counts nothing
 * @param sites what it counts
 * @param tooLarge methods that would have exceeded 65,535 bytes and were left as they are
 */
public record Woven(byte[] classFile, int numberOffset, ClassSites sites, List<String> tooLarge) {

    public Woven {
        tooLarge = List.copyOf(tooLarge);
    }

    /** Puts the number in its place. */
    public byte[] numbered(int number) {
        if (numberOffset >= 0) {
            classFile[numberOffset] = (byte) (number >>> 24);
            classFile[numberOffset + 1] = (byte) (number >>> 16);
            classFile[numberOffset + 2] = (byte) (number >>> 8);
            classFile[numberOffset + 3] = (byte) number;
        }
        return classFile;
    }
}
