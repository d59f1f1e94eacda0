package dev.postage.agent.constructs;

/** Switch statements and expressions of language level 17. */
// what is odd here is what is measured
@SuppressWarnings({"all", "fallthrough"})
final class Switches {
    private enum Colour {
        RED,
        GREEN,
        BLUE
    }

    private static int three = 3;
    private static int thousand = 1000;
    private static int missing = 77;
    private static char letter = 'b';
    private static String word = "two";
    private static String colliding = "BB";
    private static Colour colour = Colour.GREEN;
    private static Integer boxed = 2;

    static void table() { // instructions(5) blocks(0) bytes(0)
        int result;
        switch (three) {
            case 1:
                result = 10;
                break;
            case 2:
                result = 20;
                break;
            case 3:
                result = 30;
                break;
            default:
                result = 0;
        }
    }

    static void tableWithoutMatch() { // instructions(2) blocks(0) bytes(0)
        switch (missing) {
            case 1:
            case 2:
            case 3:
                missing = 0;
        }
    }

    static void lookup() { // instructions(7) blocks(0) bytes(0)
        int result = 0;
        switch (thousand) {
            case 1:
                result = 1;
                break;
            case 1000:
                result = 2;
                break;
            case 1_000_000:
                result = 3;
                break;
        }
    }

    static void fallsThrough() { // instructions(7) blocks(0) bytes(0)
        int sum = 0;
        switch (three) {
            case 3:
                sum += 3;
            case 2:
                sum += 2;
            default:
                sum += 1;
        }
    }

    static void onlyDefault() { // instructions(4) blocks(0) bytes(0)
        int result;
        switch (three) {
            default:
                result = 1;
        }
    }

    static void ofCharacter() { // instructions(4) blocks(0) bytes(0)
        boolean vowel = switch (letter) {
            case 'a', 'e', 'i', 'o', 'u' -> true;
            default -> false;
        };
    }

    static void ofString() { // instructions(30) blocks(0) bytes(0)
        int result = switch (word) {
            case "one" -> 1;
            case "two" -> 2;
            default -> 0;
        };
    }

    static void ofStringsWithOneHash() { // instructions(31) blocks(0) bytes(0)
        int result = switch (colliding) {
            case "Aa" -> 1;
            case "BB" -> 2;
            default -> 0;
        };
    }

    static void ofStringWithoutMatch() { // instructions(18) blocks(0) bytes(0)
        int result = switch (word) {
            case "three" -> 3;
            default -> 0;
        };
    }

    static void ofEnum() { // instructions(12 | 10) blocks(0) bytes(0)
        int result = 0;
        switch (colour) {
            case RED:
                result = 1;
                break;
            case GREEN:
                result = 2;
                break;
        }
    }

    static void expressionOfEnum() { // instructions(11 | 9) blocks(0) bytes(0)
        int result = switch (colour) {
            case RED -> 1;
            case GREEN -> 2;
            case BLUE -> 3;
        };
    }

    static void ofBoxedInteger() { // instructions(9) blocks(0) bytes(0)
        int result = switch (boxed) {
            case 1 -> 1;
            case 2 -> 2;
            default -> 0;
        };
    }

    static void arrowsWithBlocks() { // instructions(8) blocks(0) bytes(0)
        int result = 0;
        switch (three) {
            case 1, 2 -> result = 1;
            case 3 -> {
                result = 2;
                result++;
            }
            default -> throw new IllegalStateException();
        }
    }

    static void yields() { // instructions(11) blocks(0) bytes(0)
        int result = switch (three) {
            case 1 -> 1;
            case 3 -> {
                int twice = 2 * three;
                yield twice + 1;
            }
            default -> 0;
        };
    }

    static void yieldsInOldForm() { // instructions(4) blocks(0) bytes(0)
        int result = switch (three) {
            case 1:
                yield 1;
            default:
                yield 0;
        };
    }

    static void withOperandsBelow() { // instructions(7) blocks(0) bytes(0)
        int result = three
                + switch (three) {
                    case 3 -> 1;
                    default -> 0;
                };
    }

    static void throwsInAnExpression() { // instructions(46 | 48) blocks(1) bytes(40) vmBytes(680 | 688)
        try {
            int result = switch (three) {
                case 1 -> 1;
                default -> throw new IllegalStateException();
            };
        } catch (IllegalStateException caught) {
            three = 3;
        }
    }

    private Switches() {}
}
