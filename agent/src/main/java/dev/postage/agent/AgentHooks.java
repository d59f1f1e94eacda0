package dev.postage.agent;

import dev.postage.agent.boot.PostageHooks;
import dev.postage.agent.boot.PostageThread;
import dev.postage.agent.collect.AllocatedBytes;
import dev.postage.agent.collect.Marks;
import dev.postage.agent.pin.MethodOrder;
import java.lang.instrument.Instrumentation;
import java.lang.reflect.Method;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Answers what the counters ask. */
final class AgentHooks extends PostageHooks {
    private final Instrumentation instrumentation;
    private final AllocatedBytes allocated;
    private final Marks marks;
    private final Transformer transformer;
    /** By name: by class would give the class an identity hash code, and the program's objects other ones. */
    private volatile Map<String, Cloning> clones = new HashMap<>();

    AgentHooks(Instrumentation instrumentation, AllocatedBytes allocated, Marks marks, Transformer transformer) {
        this.instrumentation = instrumentation;
        this.allocated = allocated;
        this.marks = marks;
        this.transformer = transformer;
    }

    @Override
    protected byte[] hidden(ClassLoader loader, Class<?> lookupClass, String name, byte[] bytes) {
        byte[] woven = transformer.woven(name.replace('.', '/'), Optional.ofNullable(loader), bytes, true);
        return woven == null ? bytes : woven;
    }

    @Override
    protected void order(Object[] methods) {
        MethodOrder.sort(methods);
    }

    @Override
    protected void mark(int kind, long delivery) {
        marks.mark(kind, delivery);
    }

    @Override
    protected boolean clonesByObject(Class<?> from) {
        Cloning known = clones.get(from.getName());
        if (known == null || known.type != from) {
            known = new Cloning(from, !overridesClone(from));
            // a copy, so that none waits who asks; what two learn at once, one of them may have to learn again
            Map<String, Cloning> more = new HashMap<>(clones);
            more.put(from.getName(), known);
            clones = more;
        }
        return known.byObject;
    }

    private record Cloning(Class<?> type, boolean byObject) {}

    private static boolean overridesClone(Class<?> from) {
        for (Class<?> type = from; type != null && type != Object.class; type = type.getSuperclass()) {
            for (Method method : type.getDeclaredMethods()) {
                if (method.getName().equals("clone") && method.getParameterCount() == 0) {
                    return true;
                }
            }
        }
        return false;
    }

    @Override
    protected long size(Object object) {
        return instrumentation.getObjectSize(object);
    }

    @Override
    protected long allocated() {
        return allocated.ofCurrentThread();
    }

    @Override
    protected void ends(PostageThread state) {
        marks.ends(state);
    }
}
