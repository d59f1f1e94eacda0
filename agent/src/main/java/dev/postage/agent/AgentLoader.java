package dev.postage.agent;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.InvocationTargetException;
import java.net.URISyntaxException;
import java.security.CodeSource;
import java.security.ProtectionDomain;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;

/**
 * Holds the agent's classes apart from the program's. The loader of the class path remembers each name it was ever asked
 * for in a hash table, and what it does for the next name depends on the names before: with the agent's in it, the count
 * of a program would depend on which classes the agent happened to need, and when.
 */
final class AgentLoader extends ClassLoader {
    private static final String START = "dev.postage.agent.AgentStart";

    static {
        registerAsParallelCapable();
    }

    private final JarFile jar;
    private final ProtectionDomain domain;

    private AgentLoader(JarFile jar, ProtectionDomain domain) {
        super("postage", null);
        this.jar = jar;
        this.domain = domain;
    }

    /**
     * Starts the agent. Reached by name from {@link CostAgent}.
     *
     * @return what is wrong, in one sentence, or null when counting has begun
     * @throws ReflectiveOperationException when a class is missing from the agent's jar
     * @throws InvocationTargetException when the agent fails in a way it has no sentence for
     */
    static String start(String options, Instrumentation instrumentation) throws ReflectiveOperationException {
        ProtectionDomain domain = AgentLoader.class.getProtectionDomain();
        JarFile jar;
        try {
            jar = new JarFile(file(domain.getCodeSource()));
        } catch (IOException | URISyntaxException e) {
            return "its jar cannot be read: " + e;
        }
        return (String) new AgentLoader(jar, domain)
                .loadClass(START)
                .getMethod("start", String.class, Instrumentation.class)
                .invoke(null, options, instrumentation);
    }

    private static File file(CodeSource source) throws IOException, URISyntaxException {
        if (source == null) {
            throw new IOException("the JVM does not say where it is; start the agent by -javaagent");
        }
        return new File(source.getLocation().toURI());
    }

    @Override
    protected Class<?> findClass(String name) throws ClassNotFoundException {
        try (InputStream in = getResourceAsStream(name.replace('.', '/').concat(".class"))) {
            if (in == null) {
                throw new ClassNotFoundException(name);
            }
            byte[] classFile = in.readAllBytes();
            return defineClass(name, classFile, 0, classFile.length, domain);
        } catch (IOException e) {
            throw new ClassNotFoundException(name, e);
        }
    }

    /** What the jar holds under this name; null when nothing. */
    @Override
    public InputStream getResourceAsStream(String name) {
        ZipEntry entry = jar.getEntry(name);
        if (entry == null) {
            return null;
        }
        try {
            return jar.getInputStream(entry);
        } catch (IOException e) {
            return null;
        }
    }
}
