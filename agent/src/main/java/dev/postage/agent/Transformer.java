package dev.postage.agent;

import dev.postage.agent.boot.PostagePages;
import dev.postage.agent.boot.PostageThread;
import dev.postage.agent.boot.PostageThreads;
import dev.postage.agent.collect.CoverageLog;
import dev.postage.agent.keep.WovenClasses;
import dev.postage.agent.pin.ClassPinner;
import dev.postage.agent.sites.SiteRegistry;
import dev.postage.agent.weave.AgentStarts;
import dev.postage.agent.weave.ClassFilter;
import dev.postage.agent.weave.ClassHead;
import dev.postage.agent.weave.ClassWeaver;
import dev.postage.agent.weave.UnweavableException;
import dev.postage.agent.weave.Woven;
import java.io.IOException;
import java.io.InputStream;
import java.lang.instrument.ClassFileTransformer;
import java.security.ProtectionDomain;
import java.util.Optional;

/** Weaves each class the VM loads. Never breaks the program: whatever goes wrong, the class keeps its bytes and is listed. */
final class Transformer implements ClassFileTransformer {
    /** Values in annotations are boxed. */
    private static final String[] BOXES = {
        "java.lang.Byte$ByteCache",
        "java.lang.Short$ShortCache",
        "java.lang.Character$CharacterCache",
        "java.lang.Integer$IntegerCache",
        "java.lang.Long$LongCache"
    };

    private final ClassFilter filter;
    private final ClassPinner pinner;
    private final ClassWeaver weaver;
    private final WovenClasses kept;
    private final SiteRegistry registry;
    private final CoverageLog coverage;

    Transformer(
            ClassFilter filter,
            ClassPinner pinner,
            ClassWeaver weaver,
            WovenClasses kept,
            SiteRegistry registry,
            CoverageLog coverage) {
        this.filter = filter;
        this.pinner = pinner;
        this.weaver = weaver;
        this.kept = kept;
        this.registry = registry;
        this.coverage = coverage;
    }

    @Override
    public byte[] transform(
            Module module,
            ClassLoader loader,
            String className,
            Class<?> redefined,
            ProtectionDomain domain,
            byte[] classFile) {
        PostageThread state = PostageThreads.mute();
        try {
            return woven(className, Optional.ofNullable(loader), classFile);
        } finally {
            PostageThreads.unmute(state);
        }
    }

    /** A class may be defined without its name being said. */
    private byte[] woven(String className, Optional<ClassLoader> loader, byte[] classFile) {
        try {
            String name = className == null ? ClassHead.name(classFile) : className;
            return woven(name, loader, classFile, false);
        } catch (UnweavableException e) {
            coverage.failed("(a class defined without a name)", e.getMessage());
            return null;
        }
    }

    /**
     * Weaves a class of the agent and throws the result away, and loads what only odd classes would make the weaver load.
     *
     * @throws IOException when the class file cannot be read from the agent's jar
     */
    void tryOut() throws IOException, ClassNotFoundException {
        for (String cache : BOXES) {
            Class.forName(cache, false, null);
        }
        try (InputStream in = Transformer.class.getResourceAsStream("Transformer.class")) {
            if (in == null) {
                throw new IOException("Transformer.class is missing from the agent's jar");
            }
            weaver.weave(in.readAllBytes());
        }
    }

    /** The woven class, or null when it keeps its bytes. */
    byte[] woven(String className, Optional<ClassLoader> loader, byte[] classFile, boolean hidden) {
        if (hidden) {
            coverage.hiddenSeen();
        }
        Optional<String> excluded = filter.excluded(className);
        String name = className.replace('/', '.');
        if (excluded.isPresent()) {
            coverage.excluded(name, excluded.get());
            return AgentStarts.concerns(className) ? AgentStarts.reported(classFile) : pinned(className, classFile);
        }
        try {
            Woven woven = woven(className, classFile);
            int number = registry.add(woven.sites(), loader);
            PostagePages.reserve(number, woven.extent().slots());
            coverage.counted(name, woven.extent().methods(), hidden, woven.tooLarge());
            return woven.numbered(number);
        } catch (UnweavableException e) {
            coverage.failed(name, e.getMessage());
            return null;
        } catch (RuntimeException | Error e) {
            // also when stack or heap are at their end: the program goes on, and so does the count of the rest
            coverage.failed(name, "it could not be woven: " + e);
            return null;
        }
    }

    private Woven woven(String className, byte[] classFile) {
        Optional<Woven> known = kept.find(classFile);
        if (known.isPresent()) {
            return known.get();
        }
        Woven woven = weaver.weave(pinner.pinned(className, classFile));
        kept.woven(classFile, woven);
        return woven;
    }

    /** The class with what is fixed in it and no more, or null when that is nothing. */
    private byte[] pinned(String className, byte[] classFile) {
        try {
            byte[] pinned = pinner.pinned(className, classFile);
            return pinned == classFile ? null : pinned;
        } catch (RuntimeException | LinkageError e) {
            return null;
        }
    }
}
