package dev.postage.codec.gmq.generate;

/** Collects lines of Java, indented by their braces. */
final class SourceWriter {
    private final StringBuilder text = new StringBuilder();
    private int depth;

    /** A line; one that ends with an opening brace indents what follows, one that begins with a closing brace ends that. */
    SourceWriter line(String line) {
        if (line.startsWith("}")) {
            depth--;
        }
        text.append(line.isEmpty() ? "" : "    ".repeat(depth)).append(line).append('\n');
        if (line.endsWith("{")) {
            depth++;
        }
        return this;
    }

    SourceWriter lines(String... lines) {
        for (String line : lines) {
            line(line);
        }
        return this;
    }

    /** Lines another writer collected. */
    SourceWriter include(SourceWriter other) {
        other.text.toString().lines().forEach(line -> line(line.strip()));
        return this;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
