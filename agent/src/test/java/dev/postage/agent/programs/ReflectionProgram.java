package dev.postage.agent.programs;

import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.invoke.VarHandle;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Field;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;

/** Calls, fields and objects reached by name, by method handle and by variable handle. */
final class ReflectionProgram extends Program {
    @Retention(RetentionPolicy.RUNTIME)
    private @interface Priced {
        int value();
    }

    static final class Item {
        int price;

        Item(int price) {
            this.price = price;
        }

        @Priced(5)
        int times(int amount, String unit) {
            if (amount < 0) {
                throw new IllegalArgumentException(unit);
            }
            return price * amount;
        }
    }

    private final Constructor<Item> constructor = Item.class.getDeclaredConstructor(int.class);
    private final Method times = Item.class.getDeclaredMethod("times", int.class, String.class);
    private final Field price = Item.class.getDeclaredField("price");
    private final MethodHandle timesHandle = MethodHandles.lookup()
            .findVirtual(Item.class, "times", MethodType.methodType(int.class, int.class, String.class));
    private final MethodHandle threeTimes = MethodHandles.insertArguments(timesHandle, 1, 3, "kg");
    private final VarHandle priceHandle = MethodHandles.lookup().findVarHandle(Item.class, "price", int.class);

    private ReflectionProgram() throws ReflectiveOperationException {}

    public static void main(String[] arguments) throws Exception {
        new ReflectionProgram().run(arguments);
    }

    @Override
    long unit(int number) throws Exception {
        Item item = constructor.newInstance(7);
        price.setInt(item, price.getInt(item) + 1);
        long sum = (int) times.invoke(item, 4, "kg") + byHandle(item);
        sum += Array.getLength(Array.newInstance(Item.class, 3)) + Item.class.getDeclaredMethods().length;
        return sum + times.getAnnotation(Priced.class).value() + thrown(item) + cloned();
    }

    private long byHandle(Item item) throws ReflectiveOperationException {
        try {
            long sum = (int) timesHandle.invokeExact(item, 2, "kg");
            sum += (int) threeTimes.invokeExact(item);
            priceHandle.compareAndSet(item, 8, 9);
            return sum + (int) priceHandle.getAndAdd(item, 1);
        } catch (Throwable thrown) {
            throw new ReflectiveOperationException(thrown);
        }
    }

    private long thrown(Item item) throws IllegalAccessException {
        try {
            return (int) times.invoke(item, -1, "kg");
        } catch (InvocationTargetException thrown) {
            return thrown.getCause().getMessage().length();
        }
    }

    private static long cloned() {
        int[][] grid = new int[3][5];
        int[] row = grid[1].clone();
        return (long) row.length + grid.clone().length;
    }
}
