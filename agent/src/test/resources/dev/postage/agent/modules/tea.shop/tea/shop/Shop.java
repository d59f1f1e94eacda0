package tea.shop;

import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.lang.reflect.Constructor;
import tea.api.Brew;

/** Uses a service, and tries what strong encapsulation forbids. The argument is the number of units. */
public final class Shop {
    private final Brew brew = Brew.find();

    private Shop() {}

    public static void main(String[] arguments) throws Exception {
        Thread thread = new Thread(() -> new Shop().serve(Integer.parseInt(arguments[0])), "units");
        thread.start();
        thread.join();
        new Shop().knock();
    }

    private void serve(int units) {
        int sum = 0;
        for (int i = 0; i < units; i++) {
            sum += unit(i);
        }
        System.out.println("cups: " + sum);
    }

    /** 7 instructions. */
    int unit(int number) {
        return brew.cups(number % 5);
    }

    private void knock() throws Exception {
        Class<?> hidden = brew.getClass();
        System.out.println(describe(Shop.class) + ", " + describe(hidden));
        Constructor<?> constructor = hidden.getConstructor();
        tell(constructor::newInstance);
        tell(() -> {
            constructor.setAccessible(true);
            return "opened";
        });
        tell(() -> Class.forName(hidden.getModule(), "tea.api.Brew"));
        ClassLoader loader = ClassLoader.getSystemClassLoader();
        tell(() -> Class.forName("module-info", false, loader));
        tell(() -> new Definer().define(hidden.getModule()));
    }

    private static String describe(Class<?> type) {
        ModuleDescriptor descriptor = type.getModule().getDescriptor();
        return descriptor.toNameAndVersion() + " provides " + descriptor.provides() + ", exported: "
                + type.getModule().isExported(type.getPackageName());
    }

    private interface Attempt {
        Object make() throws Throwable;
    }

    private static void tell(Attempt attempt) {
        try {
            System.out.println(attempt.make());
        } catch (Throwable e) {
            System.out.println(e.getClass().getName() + ": " + e.getMessage());
        }
    }

    /** Takes a module's descriptor for a class. */
    private static final class Definer extends ClassLoader {
        Class<?> define(Module module) throws Exception {
            try (InputStream in = module.getResourceAsStream("module-info.class")) {
                byte[] descriptor = in.readAllBytes();
                return defineClass(null, descriptor, 0, descriptor.length);
            }
        }
    }
}
