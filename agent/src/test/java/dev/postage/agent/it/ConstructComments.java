package dev.postage.agent.it;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;

/** Writes costs into the comments of the constructs. */
final class ConstructComments {
    private static final Path LOCK = Path.of("target", "constructs.lock");

    private ConstructComments() {}

    /** Writes the costs on one JDK; the test JVM of the other one may be writing as well. */
    static void write(int feature, Map<String, Cost> costs) throws IOException {
        try (FileChannel channel = FileChannel.open(LOCK, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
                FileLock lock = channel.lock()) {
            assert lock.isValid();
            for (ConstructFile file : ConstructFile.of(feature)) {
                Files.write(file.path(), lines(file, feature, costs));
            }
        }
    }

    private static List<String> lines(ConstructFile file, int feature, Map<String, Cost> costs) throws IOException {
        List<String> lines = new ArrayList<>();
        int index = 0;
        for (String line : Files.readAllLines(file.path())) {
            Matcher matcher = ConstructFile.LINE.matcher(line);
            if (matcher.matches()) {
                Construct construct = file.constructs().get(index++);
                Cost cost = costs.getOrDefault(file.nameOf(construct), Cost.NOTHING);
                StatedCost stated = construct.cost().with(feature, cost);
                StatedCost written = file.onlyOn25() ? stated.with(17, cost) : stated;
                lines.add(line.substring(0, matcher.start(3)) + written.comment());
            } else {
                lines.add(line);
            }
        }
        return lines;
    }
}
