package dev.postage.report.launch.entropy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;

/** Classes that another thread loads and links while this one works. */
final class Loads {
    /** Each call takes the next ones; nothing else in the program uses them. */
    private static final List<String> NAMES = List.of(
            "java.util.zip.ZipOutputStream",
            "java.util.logging.FileHandler",
            "java.text.ChoiceFormat",
            "java.util.prefs.Preferences",
            "javax.xml.parsers.SAXParserFactory",
            "java.sql.DriverManager",
            "javax.crypto.Cipher",
            "java.net.http.HttpClient",
            "javax.net.ssl.SSLContext",
            "java.util.jar.JarOutputStream",
            "java.util.concurrent.Exchanger",
            "javax.management.MBeanServerFactory");

    private static final AtomicInteger NEXT = new AtomicInteger();
    private static final int EACH = 3;

    private Loads() {}

    static int whileAnotherLoads() {
        int first = NEXT.getAndAdd(EACH);
        new Thread(() -> load(first), "loads").start();
        Map<String, List<Integer>> words = new HashMap<>();
        for (int i = 0; i < 2_000; i++) {
            words.computeIfAbsent("word " + i % 17, word -> new ArrayList<>()).add(i);
        }
        return words.toString().length();
    }

    private static void load(int first) {
        for (String name : NAMES.subList(first, first + EACH)) {
            try {
                // asking for the constructors links it
                var unused = Class.forName(name).getDeclaredConstructors();
            } catch (ClassNotFoundException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
