package dev.postage.agent.constructs;

/** Switches over types, sealed types and records. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class PatternSwitches {
    private sealed interface Shape permits Circle, Square, Group {}

    private record Circle(int radius) implements Shape {}

    private record Square(int side) implements Shape {}

    private record Group(Shape first, Shape second) implements Shape {}

    private sealed interface Direction permits Side {}

    private enum Side implements Direction {
        LEFT,
        RIGHT
    }

    private static Object text = "text";
    private static Object number = 42;
    private static Object none;
    private static Shape circle = new Circle(3);
    private static Shape square = new Square(4);
    private static Shape group = new Group(new Circle(1), new Square(2));
    private static Side side = Side.RIGHT;
    private static String word = "two";

    static void firstType() { // instructions(79) blocks(0) bytes(0)
        int found =
                switch (text) {
                    case String string -> string.length();
                    case Integer integer -> integer;
                    default -> 0;
                };
    }

    static void secondType() { // instructions(72) blocks(0) bytes(0)
        int found =
                switch (number) {
                    case String string -> string.length();
                    case Integer integer -> integer;
                    default -> 0;
                };
    }

    static void noType() { // instructions(61) blocks(0) bytes(0)
        int found =
                switch (circle) {
                    case Square only -> 1;
                    default -> 0;
                };
    }

    static void nullCase() { // instructions(50) blocks(0) bytes(0)
        int found =
                switch (none) {
                    case null -> -1;
                    case String string -> string.length();
                    default -> 0;
                };
    }

    static void nullWithoutCase() { // instructions(61) blocks(1) bytes(48) vmBytes(688)
        try {
            int found =
                    switch (none) {
                        case String string -> string.length();
                        default -> 0;
                    };
        } catch (NullPointerException caught) {
            none = null;
        }
    }

    static void guardThatHolds() { // instructions(72) blocks(0) bytes(0)
        int found =
                switch (number) {
                    case Integer integer when integer > 40 -> 1;
                    case Integer integer -> 2;
                    default -> 0;
                };
    }

    static void guardThatFails() { // instructions(126) blocks(0) bytes(0)
        int found =
                switch (number) {
                    case Integer integer when integer > 50 -> 1;
                    case Integer integer -> 2;
                    default -> 0;
                };
    }

    static void sealedType() { // instructions(78) blocks(0) bytes(0)
        int area =
                switch (square) {
                    case Circle round -> 3 * round.radius() * round.radius();
                    case Square straight -> straight.side() * straight.side();
                    case Group both -> 0;
                };
    }

    static void recordPattern() { // instructions(81) blocks(0) bytes(0)
        int size =
                switch (circle) {
                    case Circle(int radius) -> 2 * radius;
                    case Square(int side) -> side;
                    case Group(Shape first, Shape second) -> 0;
                };
    }

    static void nestedRecordPattern() { // instructions(117) blocks(0) bytes(0)
        int size =
                switch (group) {
                    case Group(Circle(int radius), Square(int side)) -> radius + side;
                    case Group(var first, var second) -> 1;
                    default -> 0;
                };
    }

    static void unnamedPattern() { // instructions(160) blocks(0) bytes(0)
        int size =
                switch (group) {
                    case Group(Square _, _) -> 1;
                    case Group(_, Square(int side)) -> side;
                    default -> 0;
                };
    }

    static void recordPatternInInstanceOf() { // instructions(24) blocks(0) bytes(0)
        int size = circle instanceof Circle(int radius) ? radius : 0;
    }

    static void nestedPatternInInstanceOf() { // instructions(47) blocks(0) bytes(0)
        boolean found = group instanceof Group(Circle(var radius), var second) && radius == 1;
    }

    static void enumWithNull() { // instructions(79) blocks(0) bytes(0)
        int found =
                switch (side) {
                    case LEFT -> 1;
                    case RIGHT -> 2;
                    case null -> 0;
                };
    }

    static void enumWithGuard() { // instructions(243) blocks(0) bytes(0)
        int found =
                switch (side) {
                    case LEFT -> 1;
                    case Side other when word.isEmpty() -> 2;
                    case RIGHT -> 3;
                };
    }

    static void stringWithGuard() { // instructions(126) blocks(0) bytes(0)
        int found =
                switch (word) {
                    case "one" -> 1;
                    case String other when other.length() == 3 -> 2;
                    case String other -> 3;
                };
    }

    static void qualifiedConstants() { // instructions(163) blocks(0) bytes(0)
        Direction direction = side;
        int found =
                switch (direction) {
                    case Side.LEFT -> 1;
                    case Side.RIGHT -> 2;
                };
    }

    static void statementOfTypes() { // instructions(64) blocks(0) bytes(0)
        switch (number) {
            case String string:
                word = string;
                break;
            case Long big:
                break;
            default:
                word = "two";
        }
    }

    static void accessorThatThrows() { // instructions(153) blocks(3) bytes(96) vmBytes(1376)
        Object failing = new Failing(1);
        try {
            boolean is = failing instanceof Failing(int value);
        } catch (MatchException caught) {
            none = null;
        }
    }

    private record Failing(int value) {
        @Override
        public int value() {
            throw new IllegalStateException();
        }
    }

    private PatternSwitches() {}
}
