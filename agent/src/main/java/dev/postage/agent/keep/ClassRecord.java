package dev.postage.agent.keep;

import dev.postage.agent.weave.Woven;
import java.io.FileOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Remembers what was woven and writes it down at the end. */
final class ClassRecord implements WovenClasses {
    private final Path file;
    private final String owner;
    private final List<Item> items = new ArrayList<>();

    ClassRecord(Path file, String owner) {
        this.file = file;
        this.owner = owner;
    }

    @Override
    public Optional<Woven> find(byte[] classFile) {
        return Optional.empty();
    }

    @Override
    public synchronized void woven(byte[] classFile, Woven woven) {
        items.add(new Item(ClassKey.of(classFile), woven));
    }

    private synchronized List<Item> recorded() {
        return new ArrayList<>(items);
    }

    @Override
    public void save() throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            try (FileOutputStream out = new FileOutputStream(part.toFile())) {
                // a copy: writing loads classes, which are woven
                write(recorded(), new KeptOutput(out));
            }
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private void write(List<Item> recorded, KeptOutput out) throws IOException {
        out.key(KeptFormat.MAGIC);
        out.text(owner);
        int[] offsets = new int[recorded.size()];
        for (int i = 0; i < offsets.length; i++) {
            offsets[i] = out.size();
            out.woven(recorded.get(i).woven);
        }
        for (int i = 0; i < offsets.length; i++) {
            out.key(recorded.get(i).key);
            out.number(offsets[i]);
        }
        out.number(offsets.length);
        out.checksum();
    }

    private record Item(long key, Woven woven) {}
}
