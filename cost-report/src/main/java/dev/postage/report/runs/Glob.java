package dev.postage.report.runs;

/**
 * A name pattern: {@code *} stands for any characters, {@code ?} for one, everything else for itself. Matching takes
 * time proportional to pattern times name at most.
 *
 * @param pattern the pattern as it was written
 */
public record Glob(String pattern) {

    /** Whether the whole name fits the pattern; upper and lower case differ. */
    public boolean matches(String name) {
        int at = 0;
        int next = 0;
        int star = -1;
        int resume = 0;
        while (at < name.length()) {
            if (next < pattern.length() && pattern.charAt(next) == '*') {
                star = next++;
                resume = at;
            } else if (next < pattern.length() && fits(pattern.charAt(next), name.charAt(at))) {
                next++;
                at++;
            } else if (star >= 0) {
                next = star + 1;
                at = ++resume;
            } else {
                return false;
            }
        }
        return onlyStarsFrom(next);
    }

    private static boolean fits(char wanted, char found) {
        return wanted == '?' || wanted == found;
    }

    private boolean onlyStarsFrom(int next) {
        return pattern.substring(next).chars().allMatch(character -> character == '*');
    }
}
