package dev.postage.agent.keep;

import dev.postage.agent.sites.AllocationSite;
import dev.postage.agent.sites.ClassSites;
import dev.postage.agent.sites.MethodSite;
import dev.postage.agent.weave.Woven;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.List;
import java.util.zip.CRC32;

/** Writes classes one after the other, through a buffer of its own: streams of the JDK are woven at this time. */
final class KeptOutput {
    private static final int BUFFER = 1 << 16;

    private final OutputStream out;
    private final CRC32 checksum = new CRC32();
    private byte[] buffer = new byte[BUFFER];
    private int filled;
    private int written;

    KeptOutput(OutputStream out) {
        this.out = out;
    }

    /** How many bytes have been written so far. */
    int size() {
        return written + filled;
    }

    void number(int number) {
        room(Integer.BYTES);
        for (int shift = Integer.SIZE - Byte.SIZE; shift >= 0; shift -= Byte.SIZE) {
            buffer[filled++] = (byte) (number >>> shift);
        }
    }

    void key(long key) {
        number((int) (key >>> Integer.SIZE));
        number((int) key);
    }

    void text(String text) {
        bytes(Texts.bytes(text));
        room(1);
        buffer[filled++] = Texts.coder(text);
    }

    private void bytes(byte[] bytes) {
        number(bytes.length);
        room(bytes.length);
        System.arraycopy(bytes, 0, buffer, filled, bytes.length);
        filled += bytes.length;
    }

    private void room(int bytes) {
        if (bytes > buffer.length - filled) {
            buffer = Arrays.copyOf(buffer, Math.max(2 * buffer.length, filled + bytes));
        }
    }

    /** Writes the checksum of everything so far, and all of it out. */
    void checksum() throws IOException {
        flush();
        number((int) checksum.getValue());
        flush();
    }

    private void flush() throws IOException {
        out.write(buffer, 0, filled);
        checksum.update(buffer, 0, filled);
        written += filled;
        filled = 0;
    }

    /** Writes a class; what is in the buffer goes out when there is much of it. */
    void woven(Woven woven) throws IOException {
        bytes(woven.classFile());
        number(woven.numberOffset());
        number(woven.extent().slots());
        number(woven.extent().methods());
        number(woven.tooLarge().size());
        for (String method : woven.tooLarge()) {
            text(method);
        }
        sites(woven.sites().sites());
        if (filled >= BUFFER) {
            flush();
        }
    }

    private void sites(ClassSites sites) {
        text(sites.className());
        List<MethodSite> methods = sites.methods();
        for (int i = 0; i < methods.size(); i++) {
            text(methods.get(i).name());
            text(methods.get(i).descriptor());
            number(methods.get(i).slot());
        }
        List<AllocationSite> allocations = sites.allocations();
        number(allocations.size());
        for (int i = 0; i < allocations.size(); i++) {
            AllocationSite site = allocations.get(i);
            number(site.method());
            text(site.type());
            number(site.slot());
            number(site.measured() ? 1 : 0);
        }
    }
}
