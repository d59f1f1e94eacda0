package dev.postage.agent;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;

/**
 * Has the class loaders that other agents brought along find the counters before their classes are woven. An agent may
 * have changed {@code ClassLoader.loadClass} so that it runs a class of its own: that class, woven, would need the counters,
 * look for them by {@code loadClass} and so run itself again without end.
 */
final class OtherLoaders {
    private static final ClassLoader OWN = OtherLoaders.class.getClassLoader();
    private static final String OF_THE_JDK = "jdk.internal.";

    private OtherLoaders() {}

    static void show(Class<?>[] loaded) {
        Set<ClassLoader> shown = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Class<?> type : loaded) {
            ClassLoader loader = type.getClassLoader();
            if (loader != null && brought(loader) && shown.add(loader)) {
                show(loader);
            }
        }
    }

    private static boolean brought(ClassLoader loader) {
        return loader != OWN && !loader.getClass().getName().startsWith(OF_THE_JDK);
    }

    private static void show(ClassLoader loader) {
        for (String name : BootClasses.NAMES) {
            try {
                Class.forName("java.lang." + name, false, loader);
            } catch (ClassNotFoundException | LinkageError e) {
                // a loader that does not ask its parent: woven classes of it will not find the counters later either
                return;
            }
        }
    }
}
