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

    static void values() { // instructions(6) blocks(1) bytes(32)
        Planet[] all = Planet.values();
    }

    static void iteratesOverValues() { // instructions(58) blocks(1) bytes(32)
        int sum = 0;
        for (Planet each : Planet.values()) {
            sum += each.place;
        }
    }

    static void valueOf() { // instructions(99) blocks(0) bytes(0)
        Planet found = Planet.valueOf(name);
    }

    static void nameAndOrdinal() { // instructions(12) blocks(0) bytes(0)
        String text = planet.name();
        int ordinal = planet.ordinal();
    }

    static void toText() { // instructions(362 | 271) blocks(2) bytes(56)
        String text = "planet " + planet;
    }

    static void compares() { // instructions(61) blocks(0) bytes(0)
        boolean same = planet == other;
        boolean equal = planet.equals(other);
        int order = planet.compareTo(other);
    }

    static void bodyOfAConstant() { // instructions(19) blocks(0) bytes(0)
        int moons = other.moons();
        Class<?> type = other.getDeclaringClass();
    }

    static void enumMap() { // instructions(113) blocks(2) bytes(72)
        EnumMap<Planet, Integer> made = new EnumMap<>(Planet.class);
        made.put(Planet.MARS, 2);
    }

    static void enumMapGetAndPut() { // instructions(88) blocks(0) bytes(0)
        map.put(Planet.MARS, "there");
        String found = map.get(planet);
    }

    static void enumMapIteration() { // instructions(341 | 369) blocks(3) bytes(80)
        int sum = 0;
        for (Map.Entry<Planet, String> entry : map.entrySet()) {
            sum += entry.getValue().length();
        }
    }

    static void enumSet() { // instructions(193) blocks(1) bytes(32)
        Set<Planet> made = EnumSet.of(Planet.EARTH, Planet.MARS);
        boolean found = set.contains(planet);
    }

    static void enumSetOfAll() { // instructions(138) blocks(2) bytes(64)
        Set<Planet> made = EnumSet.allOf(Planet.class);
        Set<Planet> none = EnumSet.noneOf(Planet.class);
    }

    private Enums() {}
}
