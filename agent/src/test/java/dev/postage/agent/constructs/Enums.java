package dev.postage.agent.constructs;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

/** Enums and the collections made for them. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Enums {
    private enum Planet {
        EARTH(3),
        MARS(4),
        VENUS(2) {
            @Override
            int moons() {
                return 0;
            }
        };

        final int place;

        Planet(int place) {
            this.place = place;
        }

        int moons() {
            return place - 2;
        }
    }

    private static Planet planet = Planet.MARS;
    private static Planet other = Planet.VENUS;
    private static String name = "VENUS";
    private static EnumMap<Planet, String> map = new EnumMap<>(Map.of(Planet.EARTH, "here"));
    private static Set<Planet> set = EnumSet.of(Planet.EARTH, Planet.VENUS);

    static void values() { // instructions(0) blocks(0) bytes(0)
        Planet[] all = Planet.values();
    }

    static void iteratesOverValues() { // instructions(0) blocks(0) bytes(0)
        int sum = 0;
        for (Planet each : Planet.values()) {
            sum += each.place;
        }
    }

    static void valueOf() { // instructions(0) blocks(0) bytes(0)
        Planet found = Planet.valueOf(name);
    }

    static void nameAndOrdinal() { // instructions(0) blocks(0) bytes(0)
        String text = planet.name();
        int ordinal = planet.ordinal();
    }

    static void toText() { // instructions(0) blocks(0) bytes(0)
        String text = "planet " + planet;
    }

    static void compares() { // instructions(0) blocks(0) bytes(0)
        boolean same = planet == other;
        boolean equal = planet.equals(other);
        int order = planet.compareTo(other);
    }

    static void bodyOfAConstant() { // instructions(0) blocks(0) bytes(0)
        int moons = other.moons();
        Class<?> type = other.getDeclaringClass();
    }

    static void enumMap() { // instructions(0) blocks(0) bytes(0)
        EnumMap<Planet, Integer> made = new EnumMap<>(Planet.class);
        made.put(Planet.MARS, 2);
    }

    static void enumMapGetAndPut() { // instructions(0) blocks(0) bytes(0)
        map.put(Planet.MARS, "there");
        String found = map.get(planet);
    }

    static void enumMapIteration() { // instructions(0) blocks(0) bytes(0)
        int sum = 0;
        for (Map.Entry<Planet, String> entry : map.entrySet()) {
            sum += entry.getValue().length();
        }
    }

    static void enumSet() { // instructions(0) blocks(0) bytes(0)
        Set<Planet> made = EnumSet.of(Planet.EARTH, Planet.MARS);
        boolean found = set.contains(planet);
    }

    static void enumSetOfAll() { // instructions(0) blocks(0) bytes(0)
        Set<Planet> made = EnumSet.allOf(Planet.class);
        Set<Planet> none = EnumSet.noneOf(Planet.class);
    }

    private Enums() {}
}
