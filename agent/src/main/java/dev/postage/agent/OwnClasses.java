package dev.postage.agent;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashSet;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;

/**
 * Undoes what agents before this one do to the agent's own classes as they load. Such code would be run by the counters,
 * and what it links would count, and run it again.
 */
final class OwnClasses implements ClassFileTransformer {
    private static final String ROOM = "dev/postage/agent/";
    private static final String CLASS = ".class";

    private final ProtectionDomain own = OwnClasses.class.getProtectionDomain();
    /** Kept, because asking for it is counted. */
    private final ClassLoader ownLoader = OwnClasses.class.getClassLoader();

    private final Set<String> undone = Collections.synchronizedSet(new HashSet<>());

    /**
     * Loads and links every class of the agent. One that would be loaded while another class is woven is shown to an agent after this
     * one, and what that agent loads for it is shown to nobody, because this one is at work already.
     */
    static void loadAll() throws IOException {
        String place = OwnClasses.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath();
        try (JarFile jar = new JarFile(URLDecoder.decode(place, StandardCharsets.UTF_8))) {
            for (Enumeration<JarEntry> entries = jar.entries(); entries.hasMoreElements(); ) {
                String name = entries.nextElement().getName();
                if (name.startsWith(ROOM) && name.endsWith(CLASS)) {
                    load(name.substring(0, name.length() - CLASS.length()).replace('/', '.'));
                }
            }
        }
    }

    private static void load(String name) {
        try {
            // asking for the constructors links it, and the verifier loads exceptions that it throws
            var unused = Class.forName(name, false, OwnClasses.class.getClassLoader())
                    .getDeclaredConstructors();
        } catch (ClassNotFoundException | LinkageError e) {
            // then it cannot be loaded later either
            return;
        }
    }

    /** Not the form without the module, to which the JDK leads by bytecode that is counted. */
    @Override
    public byte[] transform(
            Module module,
            ClassLoader loader,
            String name,
            Class<?> redefined,
            ProtectionDomain domain,
            byte[] classFile) {
        // the entry and the loader itself come from the class path, before this transformer, and may be loaded a second
        // time
        if (loader != ownLoader || domain != own || name == null) {
            return null;
        }
        if (redefined == null) {
            undone.add(name);
        } else if (!undone.contains(name)) {
            // loaded before this transformer was there: what another agent has added can't be taken away any more
            return null;
        }
        try (InputStream original = loader.getResourceAsStream(name.concat(CLASS))) {
            return original == null ? null : original.readAllBytes();
        } catch (IOException e) {
            // then it stays as the others made it, which may still work
            return null;
        }
    }
}
