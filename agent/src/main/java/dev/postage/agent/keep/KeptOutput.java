package dev.postage.agent.keep;

import dev.postage.agent.sites.AllocationSite;
import dev.postage.agent.sites.ClassSites;
import dev.postage.agent.sites.MethodSite;
import dev.postage.agent.weave.Woven;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Writes classes one after the other. */
final class KeptOutput {
    private final DataOutputStream out;

    KeptOutput(DataOutputStream out) {
        this.out = out;
    }

    void text(String text) throws IOException {
        bytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private void bytes(byte[] bytes) throws IOException {
        out.writeInt(bytes.length);
        out.write(bytes);
    }

    void woven(Woven woven) throws IOException {
        bytes(woven.classFile());
        out.writeInt(woven.numberOffset());
        out.writeInt(woven.extent().slots());
        out.writeInt(woven.extent().methods());
        out.writeInt(woven.tooLarge().size());
        for (String method : woven.tooLarge()) {
            text(method);
        }
        sites(woven.sites().sites());
    }

    private void sites(ClassSites sites) throws IOException {
        text(sites.className());
        for (MethodSite method : sites.methods()) {
            text(method.name());
            text(method.descriptor());
            out.writeInt(method.slot());
        }
        out.writeInt(sites.allocations().size());
        for (AllocationSite site : sites.allocations()) {
            out.writeInt(site.method());
            text(site.type());
            out.writeInt(site.slot());
            out.writeInt(site.measured() ? 1 : 0);
        }
    }
}
