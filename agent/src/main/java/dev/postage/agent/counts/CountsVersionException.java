package dev.postage.agent.counts;

import java.io.Serial;

/** A counts file of a version this reader does not know. */
public final class CountsVersionException extends CountsFormatException {
    @Serial
    private static final long serialVersionUID = 1L;

    private final int found;
    private final int supported;

    /**
     * @param offset byte position of the version
     * @param found the file's version
     * @param supported the newest version this reader knows
     */
    public CountsVersionException(long offset, int found, int supported) {
        super(
                offset,
                "counts file of version " + found + " found, versions up to " + supported
                        + " are supported: use the report that belongs to the agent that wrote it");
        this.found = found;
        this.supported = supported;
    }

    /** The file's version. */
    public int found() {
        return found;
    }

    /** The newest version this reader knows. */
    public int supported() {
        return supported;
    }
}
