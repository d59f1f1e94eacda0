package dev.postage.agent.constructs;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.ConcurrentModificationException;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.TreeMap;

/** Calls of the collections. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class CollectionCalls {
    private static List<String> list = new ArrayList<>(List.of("one", "two", "three"));
    private static Map<String, Integer> map = new HashMap<>(Map.of("one", 1, "two", 2));
    private static String key = "two";

    static void makesAList() { // instructions(87) blocks(2) bytes(80)
        List<String> made = new ArrayList<>();
        made.add("one");
    }

    static void fillsAListBeyondTen() { // instructions(702) blocks(3) bytes(160)
        List<Integer> made = new ArrayList<>();
        for (int i = 0; i < 11; i++) {
            made.add(i);
        }
    }

    static void getsAndSets() { // instructions(69) blocks(0) bytes(0)
        String found = list.get(1);
        list.set(1, "two");
    }

    static void searchesAList() { // instructions(274) blocks(0) bytes(0)
        boolean found = list.contains("three");
        int index = list.indexOf("none");
    }

    static void removesByIterator() { // instructions(503 | 510) blocks(3) bytes(88)
        List<String> made = new ArrayList<>(list);
        for (Iterator<String> each = made.iterator(); each.hasNext(); ) {
            if (each.next().length() == 3) {
                each.remove();
            }
        }
    }

    static void removesByPredicate() { // instructions(415) blocks(3) bytes(80)
        List<String> made = new ArrayList<>(list);
        made.removeIf(word -> word.length() == 3);
    }

    static void immutableList() { // instructions(167 | 169) blocks(3) bytes(80)
        List<String> two = List.of("one", "two");
        List<String> three = List.of("one", "two", "three");
        List<String> copy = List.copyOf(three);
    }

    static void immutableMap() { // instructions(345) blocks(3) bytes(112)
        Map<String, Integer> made = Map.of("one", 1, "two", 2);
        int found = made.get("one");
    }

    static void immutableSet() { // instructions(420) blocks(3) bytes(96)
        Set<String> made = Set.of("one", "two", "three");
        boolean found = made.contains("two");
    }

    static void makesAMap() { // instructions(174) blocks(3) bytes(160)
        Map<String, Integer> made = new HashMap<>();
        made.put("one", 1);
    }

    static void getsFromAMap() { // instructions(217) blocks(0) bytes(0)
        int found = map.get(key);
        int other = map.getOrDefault("none", 0);
        boolean has = map.containsKey("none");
    }

    static void replacesInAMap() { // instructions(96) blocks(0) bytes(0)
        map.put("one", 1);
    }

    static void computesIfAbsent() { // instructions(280) blocks(5) bytes(240)
        Map<String, List<String>> made = new HashMap<>();
        made.computeIfAbsent(key, word -> new ArrayList<>()).add("one");
    }

    static void merges() { // instructions(359) blocks(3) bytes(160)
        Map<String, Integer> made = new HashMap<>();
        made.merge(key, 1, Integer::sum);
        made.merge(key, 1, Integer::sum);
    }

    static void linkedMap() { // instructions(381 | 392) blocks(4) bytes(216 | 224)
        Map<String, Integer> made = new LinkedHashMap<>();
        made.put("one", 1);
        made.put("two", 2);
    }

    static void treeMap() { // instructions(691 | 741) blocks(3) bytes(128)
        Map<String, Integer> made = new TreeMap<>();
        made.put("two", 2);
        made.put("one", 1);
        int found = made.get("one");
    }

    static void hashSet() { // instructions(839 | 897) blocks(7) bytes(272)
        Set<String> made = new HashSet<>(list);
        boolean added = made.add("one");
    }

    static void deque() { // instructions(84) blocks(2) bytes(112)
        Deque<String> made = new ArrayDeque<>();
        made.addLast("one");
        String first = made.pollFirst();
    }

    static void linkedList() { // instructions(77) blocks(2) bytes(56)
        List<String> made = new LinkedList<>();
        made.add("one");
    }

    static void priorityQueue() { // instructions(272) blocks(2) bytes(96)
        PriorityQueue<Integer> made = new PriorityQueue<>();
        made.add(2);
        made.add(1);
        int least = made.poll();
    }

    static void sortsByComparator() { // instructions(850 | 868) blocks(4) bytes(96)
        List<String> sorted = new ArrayList<>(list);
        sorted.sort(Comparator.comparing(String::length).thenComparing(Comparator.reverseOrder()));
    }

    static void views() { // instructions(122) blocks(2) bytes(56)
        List<String> part = list.subList(1, 3);
        List<String> fixed = Collections.unmodifiableList(list);
        int size = part.size() + fixed.size();
    }

    static void changedWhileIterating() { // instructions(320 | 329) blocks(4) bytes(128) vmBytes(680 | 688)
        List<String> made = new ArrayList<>(list);
        try {
            for (String word : made) {
                made.remove(word);
            }
        } catch (ConcurrentModificationException caught) {
            made.clear();
        }
    }

    private CollectionCalls() {}
}
