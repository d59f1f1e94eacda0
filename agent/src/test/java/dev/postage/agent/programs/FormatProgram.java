package dev.postage.agent.programs;

import java.util.Locale;

/** Formatting of numbers and text, and numbers read back. */
final class FormatProgram extends Program {
    public static void main(String[] arguments) throws Exception {
        new FormatProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        String line =
                String.format(Locale.ROOT, "%-12s|%8.3f|%,d|%08X|%b%%%n", "total", 1234.5678, 9_876_543, 48879, true);
        String scientific = String.format(Locale.ROOT, "%e %s %5d %c", 0.000123, null, -42, 'x');
        long sum = (long) line.hashCode() + 31L * scientific.hashCode();
        sum += Double.toString(3.14159).hashCode() + Double.hashCode(Double.parseDouble("2.718281828"));
        return sum + Long.parseLong("-9000000001") + Integer.toHexString(0xCAFE).hashCode();
    }
}
