package dev.postage.report.cost;

import dev.postage.report.runs.Counts;
import dev.postage.report.runs.MethodKey;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Says who pays: assigns each class to an owner by the longest prefix that its name begins with. What a class of the JDK
 * executes and allocates belongs to the JDK, whoever called it.
 *
 * @param prefixes class name prefixes by owner, in the order in which owners are reported
 */
public record Owners(Map<String, List<String>> prefixes) {

    /** The owner of every class that no prefix fits. */
    public static final String APPLICATION = "application";

    /**
     * @throws IllegalArgumentException if two owners claim one prefix; the message names the prefix and both owners
     */
    public Owners {
        LinkedHashMap<String, List<String>> copy = new LinkedHashMap<>();
        prefixes.forEach((owner, list) -> copy.put(owner, List.copyOf(list)));
        requireDistinct(copy);
        prefixes = Collections.unmodifiableMap(copy);
    }

    /** The rules used when a configuration has none. */
    public static Owners standard() {
        LinkedHashMap<String, List<String>> rules = new LinkedHashMap<>();
        rules.put(APPLICATION, List.of());
        rules.put("framework", StandardPrefixes.FRAMEWORK);
        rules.put("client library", StandardPrefixes.CLIENT_LIBRARY);
        rules.put("codec", StandardPrefixes.CODEC);
        rules.put("JDK", StandardPrefixes.JDK);
        return new Owners(rules);
    }

    /** The owner of a class, {@link #APPLICATION} when no prefix fits. */
    public String ownerOf(String className) {
        String owner = APPLICATION;
        int longest = -1;
        for (Map.Entry<String, List<String>> rule : prefixes.entrySet()) {
            for (String prefix : rule.getValue()) {
                if (prefix.length() > longest && className.startsWith(prefix)) {
                    longest = prefix.length();
                    owner = rule.getKey();
                }
            }
        }
        return owner;
    }

    /** Splits counts per method among all owners, those who pay nothing included, in the order of the rules. */
    Map<String, Counts> split(Map<MethodKey, Counts> methods) {
        LinkedHashMap<String, Counts> shares = new LinkedHashMap<>();
        prefixes.keySet().forEach(owner -> shares.put(owner, Counts.ZERO));
        methods.forEach((method, counts) -> shares.merge(ownerOf(method.className()), counts, Counts::plus));
        return Collections.unmodifiableMap(shares);
    }

    private static void requireDistinct(Map<String, List<String>> prefixes) {
        Map<String, String> claimed = new LinkedHashMap<>();
        List<String> problems = new ArrayList<>();
        prefixes.forEach((owner, list) -> list.forEach(prefix -> {
            String other = claimed.putIfAbsent(prefix, owner);
            if (other != null && !other.equals(owner)) {
                problems.add("prefix '" + prefix + "' belongs to '" + other + "' and to '" + owner + "'");
            }
        }));
        if (!problems.isEmpty()) {
            throw new IllegalArgumentException(
                    String.join(", ", problems) + ", expected one owner each: remove it from one of them");
        }
    }
}
