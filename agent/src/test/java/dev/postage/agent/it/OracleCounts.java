package dev.postage.agent.it;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the independent count says.
 *
 * @param marks the thread's counters each time it was about to enter the marked method
 * @param methods by method name, in the chosen stretch of marks
 * @param threads by thread name, threads of one name added up
 */
record OracleCounts(List<Cost> marks, SortedMap<String, Cost> methods, SortedMap<String, Cost> threads) {
    OracleCounts {
        marks = List.copyOf(marks);
    }

    static OracleCounts read(Path file) throws IOException {
        List<Cost> marks = new ArrayList<>();
        SortedMap<String, Cost> methods = new TreeMap<>();
        SortedMap<String, Cost> threads = new TreeMap<>();
        List<String> lines = Files.readAllLines(file);
        if (lines.isEmpty() || !lines.get(lines.size() - 1).equals("end")) {
            throw new AssertionError("the independent count is not complete: " + file);
        }
        for (String line : lines) {
            String[] fields = line.split("\t", -1);
            if (fields[0].equals("mark")) {
                marks.add(cost(fields));
            } else if (fields[0].equals("method")) {
                methods.merge(methodName(fields[6]), cost(fields), Cost::plus);
            } else if (fields[0].equals("thread")) {
                threads.merge(fields[6], cost(fields), Cost::plus);
            }
        }
        return new OracleCounts(marks, methods, threads);
    }

    /** What units {@code from + 1} to {@code to} took, the loop around them included. */
    Cost between(int from, int to) {
        return marks.get(to).minus(marks.get(from));
    }

    private static Cost cost(String[] fields) {
        long vmBlocks = Long.parseLong(fields[4]);
        long vmBytes = Long.parseLong(fields[5]);
        return new Cost(
                Long.parseLong(fields[1]),
                Long.parseLong(fields[2]) - vmBlocks,
                Long.parseLong(fields[3]) - vmBytes,
                vmBytes);
    }

    /** @param field {@code Lpkg/Name; method descriptor} */
    private static String methodName(String field) {
        String[] parts = field.split(" ", -1);
        String className = parts[0].substring(1, parts[0].length() - 1).replace('/', '.');
        return MethodTable.name(className, parts[1], parts[2]);
    }
}
