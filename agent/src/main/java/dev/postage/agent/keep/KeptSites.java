package dev.postage.agent.keep;

import dev.postage.agent.sites.AllocationSite;
import dev.postage.agent.sites.ClassSites;
import dev.postage.agent.sites.MethodSite;
import dev.postage.agent.sites.SiteSource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;

/** What a kept class counts, read when the names are needed: at the end. */
final class KeptSites implements SiteSource {
    private final ByteBuffer file;
    private final int offset;
    private final int slots;
    private final int methods;

    KeptSites(ByteBuffer file, int offset, int slots, int methods) {
        this.file = file;
        this.offset = offset;
        this.slots = slots;
        this.methods = methods;
    }

    @Override
    public ClassSites sites() {
        KeptInput in = new KeptInput(file, offset);
        try {
            String className = in.text();
            return new ClassSites(className, slots, methodSites(in), allocationSites(in));
        } catch (IOException e) {
            throw new UncheckedIOException("kept sites at byte " + offset, e);
        }
    }

    private List<MethodSite> methodSites(KeptInput in) throws IOException {
        List<MethodSite> sites = new ArrayList<>();
        for (int i = 0; i < methods; i++) {
            sites.add(new MethodSite(in.text(), in.text(), in.number()));
        }
        return sites;
    }

    private static List<AllocationSite> allocationSites(KeptInput in) throws IOException {
        List<AllocationSite> sites = new ArrayList<>();
        for (int left = in.number(); left > 0; left--) {
            sites.add(new AllocationSite(in.number(), in.text(), in.number(), in.number() != 0));
        }
        return sites;
    }
}
