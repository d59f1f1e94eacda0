package dev.postage.agent.counts;

import java.io.BufferedOutputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Writes a counts file. It runs inside the measured JVM while that shuts down, so it is plain loops and streams: no
 * lambda, no logging, and no channel, which an interrupt would close.
 */
public final class CountsWriter {
    private final OutputStream out;
    private final CRC32 checksum = new CRC32();
    private final Payload payload = new Payload();

    private CountsWriter(OutputStream out) {
        this.out = out;
    }

    /**
     * Writes {@code counts} so that {@code target} is either complete or untouched: to a file beside it, forced to
     * disk, then moved over it in one step. May be called from any thread.
     *
     * @throws IOException when the file cannot be written; {@code target} is then as it was before
     * @throws IllegalArgumentException when a number is negative or a list of methods or types is not ascending
     */
    public static void write(RawCounts counts, Path target) throws IOException {
        Path whole = target.toAbsolutePath();
        Path part = whole.resolveSibling(
                whole.getFileName() + "." + ProcessHandle.current().pid() + ".part");
        try {
            try (FileOutputStream file = new FileOutputStream(part.toFile())) {
                OutputStream buffered = new BufferedOutputStream(file, 1 << 16);
                new CountsWriter(buffered).file(counts);
                buffered.flush();
                file.getFD().sync();
            }
            Files.move(part, whole, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private void file(RawCounts counts) throws IOException {
        emit(CountsFormat.magic(), CountsFormat.MAGIC_LENGTH);
        emit(new byte[] {CountsFormat.VERSION >> 8, CountsFormat.VERSION}, CountsFormat.VERSION_LENGTH);
        fingerprint(counts);
        payload.number(counts.deliveries());
        block(CountsFormat.DELIVERIES);
        coverage(counts.coverage());
        methods(counts.methods());
        types(counts.types());
        List<Snapshot> snapshots = counts.snapshots();
        for (int i = 0; i < snapshots.size(); i++) {
            snapshot(snapshots.get(i));
        }
        end();
    }

    private void fingerprint(RawCounts counts) throws IOException {
        payload.number(counts.fingerprint().size());
        for (Map.Entry<String, String> entry : counts.fingerprint().entrySet()) {
            payload.text(entry.getKey());
            payload.text(entry.getValue());
        }
        block(CountsFormat.FINGERPRINT);
    }

    private void coverage(Coverage coverage) throws IOException {
        payload.number(coverage.classes());
        payload.number(coverage.methods());
        payload.number(coverage.hiddenCounted());
        payload.number(coverage.hiddenUncounted());
        uncounted(coverage.excluded());
        uncounted(coverage.failed());
        block(CountsFormat.COVERAGE);
    }

    private void uncounted(List<Coverage.Uncounted> classes) {
        payload.number(classes.size());
        for (int i = 0; i < classes.size(); i++) {
            payload.text(classes.get(i).className());
            payload.text(classes.get(i).reason());
        }
    }

    private void methods(List<MethodName> methods) throws IOException {
        payload.number(methods.size());
        String before = null;
        for (int i = 0; i < methods.size(); i++) {
            MethodName method = methods.get(i);
            if (method.className().equals(before)) {
                payload.number(0);
            } else {
                payload.number(1);
                payload.text(method.className());
            }
            payload.text(method.name());
            payload.text(method.descriptor());
            before = method.className();
        }
        block(CountsFormat.METHODS);
    }

    private void types(List<String> types) throws IOException {
        payload.number(types.size());
        for (int i = 0; i < types.size(); i++) {
            payload.text(types.get(i));
        }
        block(CountsFormat.TYPES);
    }

    private void snapshot(Snapshot snapshot) throws IOException {
        payload.octet(snapshot.mark().kind().code());
        payload.number(snapshot.mark().delivery());
        List<ThreadCounts> threads = snapshot.threads();
        payload.number(threads.size());
        for (int i = 0; i < threads.size(); i++) {
            thread(threads.get(i));
        }
        block(CountsFormat.SNAPSHOT);
    }

    private void thread(ThreadCounts thread) {
        payload.text(thread.name());
        payload.number(thread.instructions());
        payload.number(thread.blocks());
        payload.number(thread.bytes());
        if (thread.vmBytes() == ThreadCounts.VM_BYTES_UNKNOWN) {
            payload.octet(0);
        } else {
            payload.octet(1);
            payload.signed(thread.vmBytes());
        }
        methodCounts(thread.methods());
        typeCounts(thread.types());
    }

    private void methodCounts(List<MethodCounts> methods) {
        payload.number(methods.size());
        int before = -1;
        for (int i = 0; i < methods.size(); i++) {
            MethodCounts counts = methods.get(i);
            before = step(before, counts.method());
            payload.number(counts.instructions());
            payload.number(counts.blocks());
            payload.number(counts.bytes());
        }
    }

    private void typeCounts(List<TypeCounts> types) {
        payload.number(types.size());
        int before = -1;
        for (int i = 0; i < types.size(); i++) {
            TypeCounts counts = types.get(i);
            before = step(before, counts.type());
            payload.number(counts.blocks());
            payload.number(counts.bytes());
        }
    }

    private int step(int before, int index) {
        if (index <= before) {
            throw new IllegalArgumentException("index " + index + " found after " + before + ", a larger one expected");
        }
        payload.number((long) index - before);
        return index;
    }

    private void block(int type) throws IOException {
        head(type, payload.length());
        emit(payload.octets(), payload.length());
        payload.clear();
    }

    private void end() throws IOException {
        head(CountsFormat.END, CountsFormat.CHECKSUM_LENGTH);
        int sum = (int) checksum.getValue();
        emit(new byte[] {(byte) (sum >> 24), (byte) (sum >> 16), (byte) (sum >> 8), (byte) sum}, 4);
    }

    private void head(int type, int length) throws IOException {
        Payload head = new Payload();
        head.octet(type);
        head.number(length);
        emit(head.octets(), head.length());
    }

    private void emit(byte[] octets, int length) throws IOException {
        checksum.update(octets, 0, length);
        out.write(octets, 0, length);
    }
}
