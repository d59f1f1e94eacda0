package dev.postage.agent.programs;

import java.util.SortedMap;
import java.util.TreeMap;
import org.openjdk.jol.info.ClassLayout;

/** Prints how many bytes the objects of {@link SizesProgram} take in this VM, type by type, as jol works it out. */
final class JolProgram {
    private final SortedMap<String, Long> bytes = new TreeMap<>();

    private JolProgram() {}

    public static void main(String[] arguments) {
        JolProgram sizes = new JolProgram();
        sizes.add(SizesProgram.all());
        sizes.bytes.forEach((type, sum) -> System.out.println(type + " " + sum));
    }

    private void add(Object made) {
        bytes.merge(
                made.getClass().getTypeName(), ClassLayout.parseInstance(made).instanceSize(), Long::sum);
        if (made instanceof Object[] parts) {
            for (Object part : parts) {
                if (part != null) {
                    add(part);
                }
            }
        }
    }
}
