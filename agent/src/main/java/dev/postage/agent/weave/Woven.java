package dev.postage.agent.weave;

import dev.postage.agent.sites.SiteSource;
import java.util.List;

/** A woven class that has no number yet. */
public final class Woven {
    private final byte[] classFile;
    private final int numberOffset;
    private final Extent extent;
    private final SiteSource sites;
    private final List<String> tooLarge;

    /**
     * @param classFile its bytes, not copied
     * @param numberOffset where in the bytes its number belongs, four bytes; negative when it counts nothing
     * @param extent how much it counts
     * @param sites what it counts
     * @param tooLarge methods that would have exceeded 65,535 bytes and were left as they are
     */
    public Woven(byte[] classFile, int numberOffset, Extent extent, SiteSource sites, List<String> tooLarge) {
        this.classFile = classFile;
        this.numberOffset = numberOffset;
        this.extent = extent;
        this.sites = sites;
        this.tooLarge = List.copyOf(tooLarge);
    }

    /** Its bytes, not copied. */
    public byte[] classFile() {
        return classFile;
    }

    /** Where in the bytes its number belongs; negative when it counts nothing. */
    public int numberOffset() {
        return numberOffset;
    }

    /** How much the class counts. */
    public Extent extent() {
        return extent;
    }

    /** What the class counts. */
    public SiteSource sites() {
        return sites;
    }

    /** Methods that were left as they are for their size, by name and descriptor. */
    public List<String> tooLarge() {
        return tooLarge;
    }

    /** Puts the number in its place and gives the bytes away. */
    public byte[] numbered(int number) {
        if (numberOffset >= 0) {
            classFile[numberOffset] = (byte) (number >>> 24);
            classFile[numberOffset + 1] = (byte) (number >>> 16);
            classFile[numberOffset + 2] = (byte) (number >>> 8);
            classFile[numberOffset + 3] = (byte) number;
        }
        return classFile;
    }

    /**
     * How much a class counts.
     *
     * @param slots length of its page of counters
     * @param methods how many of its methods are counted
     */
    public record Extent(int slots, int methods) {}
}
