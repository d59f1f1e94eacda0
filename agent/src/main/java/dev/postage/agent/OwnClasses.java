package dev.postage.agent;

import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

/**
 * Undoes what agents before this one do to the agent's own classes as they load. Such code would be run by the counters,
 * and what it links would count, and run it again.
 */
final class OwnClasses implements ClassFileTransformer {
    private final ProtectionDomain own = OwnClasses.class.getProtectionDomain();
    private final Set<String> undone = Collections.synchronizedSet(new HashSet<>());

    @Override
    public byte[] transform(
            ClassLoader loader, String name, Class<?> redefined, ProtectionDomain domain, byte[] classFile) {
        if (domain == null || domain != own || name == null) {
            return null;
        }
        if (redefined == null) {
            undone.add(name);
        } else if (!undone.contains(name)) {
            // loaded before this transformer was there: what another agent has added can't be taken away any more
            return null;
        }
        try (InputStream original = loader.getResourceAsStream(name.concat(".class"))) {
            return original == null ? null : original.readAllBytes();
        } catch (IOException e) {
            // then it stays as the others made it, which may still work
            return null;
        }
    }
}
