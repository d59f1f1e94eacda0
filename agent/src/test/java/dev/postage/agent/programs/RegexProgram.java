package dev.postage.agent.programs;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Patterns compiled, matched with groups and back references, and used to replace. */
final class RegexProgram extends Program {
    private static final Pattern DATE = Pattern.compile("(?<year>\\d{4})-(?<month>\\d\\d)-(?<day>\\d\\d)");
    private static final String TEXT = "from 2024-02-29 until 2025-12-31, not 24-1-1; key = value , key=other";

    public static void main(String[] arguments) throws Exception {
        new RegexProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        long sum = 0;
        Matcher dates = DATE.matcher(TEXT);
        while (dates.find()) {
            sum += Integer.parseInt(dates.group("year"))
                    + dates.start()
                    + (long) dates.group(3).length();
        }
        Pattern twice = Pattern.compile("(\\w+)\\s*=.*\\b\\1\\b", Pattern.CASE_INSENSITIVE);
        sum += twice.matcher(TEXT).find() ? 1 : 0;
        sum += TEXT.replaceAll("[aeiou]+", "<$0>").length();
        return sum + DATE.matcher(TEXT).replaceAll(match -> match.group(2)).hashCode();
    }
}
