package dev.postage.agent.programs;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Records with their generated methods, sealed types, pattern matching, switches over strings and enum values. */
final class RecordsProgram extends Program {
    private sealed interface Shape permits Circle, Rectangle, Group {}

    private record Circle(double radius) implements Shape {}

    private record Rectangle(int width, int height, String name) implements Shape {
        Rectangle {
            if (width < 0) {
                throw new IllegalArgumentException(name);
            }
        }
    }

    private record Group(List<Shape> shapes) implements Shape {}

    private enum Size {
        SMALL,
        LARGE
    }

    public static void main(String[] arguments) throws Exception {
        new RecordsProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        List<Shape> shapes = new ArrayList<>();
        for (int i = 0; i < 8; i++) {
            shapes.add(i % 2 == 0 ? new Circle(i / 2.0) : new Rectangle(i, i + 1, "r" + i % 3));
        }
        Group group = new Group(shapes);
        Map<Shape, Integer> places = new HashMap<>();
        for (Shape shape : shapes) {
            places.merge(shape, 1, Integer::sum);
        }
        boolean equal = group.equals(new Group(new ArrayList<>(shapes)));
        return area(group) + places.size() + group.hashCode() + group.toString().length() + (equal ? 1 : 0);
    }

    private static long area(Shape shape) {
        if (shape instanceof Circle circle) {
            return (long) (circle.radius() * circle.radius() * 3);
        }
        if (shape instanceof Rectangle rectangle) {
            return switch (sizeOf(rectangle)) {
                case SMALL -> weight(rectangle.name());
                case LARGE -> (long) rectangle.width() * rectangle.height();
            };
        }
        long sum = 0;
        for (Shape part : ((Group) shape).shapes()) {
            sum += area(part);
        }
        return sum;
    }

    private static Size sizeOf(Rectangle rectangle) {
        return rectangle.width() > 3 ? Size.LARGE : Size.SMALL;
    }

    private static long weight(String name) {
        return switch (name) {
            case "r0" -> 1;
            case "r1" -> 2;
            default -> 3;
        };
    }
}
