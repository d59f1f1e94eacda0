package dev.postage.agent.programs;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

/**
 * Looks for traces of an agent: identity hash codes that somebody else got, and names that the loader of the class path
 * was asked for. Beside its main thread it has as many as its argument says.
 */
final class ApartProgram {
    private static final String AGENT = "dev.postage.agent.";
    private static final String PROGRAMS = "dev.postage.agent.programs.";
    private static final int DELIVERIES = 12;

    private ApartProgram() {}

    public static void main(String[] arguments) throws Exception {
        CountDownLatch end = new CountDownLatch(1);
        for (int i = Integer.parseInt(arguments[0]); i > 0; i--) {
            parked(end);
        }
        int before = System.identityHashCode(new Object());
        for (int i = 0; i < DELIVERIES; i++) {
            delivery(new int[i]);
        }
        System.out.println("hash codes between: " + (System.identityHashCode(new Object()) - before - 1));
        end.countDown();
        names().keySet().stream()
                .map(Object::toString)
                .filter(name -> name.startsWith(AGENT) && !name.startsWith(PROGRAMS))
                .sorted()
                .forEach(System.out::println);
    }

    private static void parked(CountDownLatch end) throws InterruptedException {
        CountDownLatch begun = new CountDownLatch(1);
        new Thread(() -> {
                    begun.countDown();
                    try {
                        end.await();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                })
                .start();
        begun.await();
    }

    /** The array's class has a {@code clone} of its own, about which the agent has to find out. */
    private static void delivery(int[] any) {
        if (any.clone().length != any.length) {
            throw new IllegalStateException();
        }
    }

    private static Map<?, ?> names() throws ReflectiveOperationException {
        VarHandle names = MethodHandles.privateLookupIn(ClassLoader.class, MethodHandles.lookup())
                .findVarHandle(ClassLoader.class, "parallelLockMap", ConcurrentHashMap.class);
        return (Map<?, ?>) names.get(ClassLoader.getSystemClassLoader());
    }
}
