package dev.postage.agent.boot;

import jdk.internal.misc.Unsafe;
import jdk.internal.vm.annotation.DontInline;
import jdk.internal.vm.annotation.ForceInline;

/**
 * The static methods that instrumented code calls. A class has a number; within the class each method and each
 * allocation site has a slot; a thread has one page of slots per class that it has run.
 */
public final class PostageCounters {
    private static final Unsafe UNSAFE = Unsafe.getUnsafe();

    /** Where the name of a member, by which method handles call it, keeps its class and what kind of member it is. */
    private static final long OWNER = offsetInMember("clazz");

    private static final long FLAGS = offsetInMember("flags");
    private static final int CONSTRUCTOR = 0x20000;

    /** Whether reflection is to see methods in an order that does not depend on addresses. */
    public static boolean ordered;

    /** Base offset, log2 of the element size, by {@code newarray} type code; index 1 is a reference array. */
    public static int[] arrayBase = new int[12];

    public static int[] arrayShift = new int[12];

    /** Objects start at multiples of this, a power of two. */
    public static int alignment = 8;

    private static String[] attachedAgents = {};

    private PostageCounters() {}

    /**
     * The current thread's counters of a class. Woven code looks itself, where it can do so without a call, and comes here
     * for a page that is not there yet.
     */
    public static long[] page(int classNumber) {
        PostageThread state = PostageThreads.current();
        long[] page = state.counts[classNumber];
        return page == null ? PostagePages.open(state, classNumber) : page;
    }

    /** Counts an array just allocated. */
    @ForceInline
    public static void array(int length, long[] page, int slot, int type) {
        page[slot]++;
        page[slot + 1] += arrayBytes(length, type);
    }

    /** Counts one object or array whose class only the run knows: a clone, a reflective array, an instance made by Unsafe. */
    public static void object(Object made, int classNumber, int slot) {
        if (made != null) {
            long[] page = page(classNumber);
            page[slot]++;
            page[slot + 1] += PostageThreads.hooks.size(made);
        }
    }

    /** The same unless it is one that was there before. */
    public static void objectUnless(Object made, Object given, int classNumber, int slot) {
        if (made != given) {
            object(made, classNumber, slot);
        }
    }

    /** Does nothing, of which a compiler knows nothing: it cannot do without the object. */
    @DontInline
    public static void known(Object object) {}

    /** A body begins that is not counted, nor what it calls. */
    public static void mutes() {
        PostageThreads.silence();
    }

    /** It ends. */
    public static void unmutes() {
        PostageThreads.endSilence();
    }

    /** Counts a new array of several dimensions with all the arrays in it. */
    public static void arrays(Object made, int classNumber, int slot) {
        object(made, classNumber, slot);
        if (made instanceof Object[] parts) {
            for (int i = 0; i < parts.length; i++) {
                arrays(parts[i], classNumber, slot);
            }
        }
    }

    /** Counts what a call of {@code clone} is about to allocate, unless a class of the program overrides it and counts itself. */
    public static void cloning(Object original, Class<?> from, int classNumber, int slot) {
        if (original instanceof Cloneable) {
            PostageThread state = PostageThreads.mute();
            boolean counted;
            try {
                counted = PostageThreads.hooks.clonesByObject(from == null ? original.getClass() : from);
            } finally {
                PostageThreads.unmute(state);
            }
            if (counted) {
                object(original, classNumber, slot);
            }
        }
    }

    /** The same for code that has no constants for classes. */
    public static void cloning(Object original, String from, int classNumber, int slot) {
        PostageThread state = PostageThreads.mute();
        Class<?> found = null;
        try {
            for (Class<?> type = original == null ? null : original.getClass();
                    type != null;
                    type = type.getSuperclass()) {
                if (type.getName().equals(from)) {
                    found = type;
                    break;
                }
            }
        } finally {
            PostageThreads.unmute(state);
        }
        if (found != null) {
            cloning(original, found, classNumber, slot);
        }
    }

    /** Counts the one instruction of {@code Object.<init>}, which is not woven, where a method handle is about to call it. */
    public static void linking(Object member, long[] page, int slot) {
        if (UNSAFE.getReference(member, OWNER) == Object.class && (UNSAFE.getInt(member, FLAGS) & CONSTRUCTOR) != 0) {
            page[slot]++;
        }
    }

    private static long offsetInMember(String field) {
        try {
            return UNSAFE.objectFieldOffset(Class.forName("java.lang.invoke.MemberName"), field);
        } catch (ClassNotFoundException e) {
            throw new NoClassDefFoundError(e.getMessage());
        }
    }

    /** Size in bytes of an array, as this VM lays it out. */
    @ForceInline
    public static long arrayBytes(int length, int type) {
        long bytes = arrayBase[type] + ((long) length << arrayShift[type]);
        return (bytes + alignment - 1) & -alignment;
    }

    /** Weaves a hidden class on its way into the VM. */
    public static byte[] hidden(ClassLoader loader, Class<?> lookupClass, String name, byte[] bytes) {
        if (PostageThreads.hooks == null) {
            return bytes;
        }
        PostageThread state = PostageThreads.mute();
        try {
            return PostageThreads.hooks.hidden(loader, lookupClass, name, bytes);
        } finally {
            PostageThreads.unmute(state);
        }
    }

    /** Puts the methods of a class into the order in which reflection is to see them, where that is wanted. */
    public static void order(Object[] methods) {
        if (!ordered || methods.length < 2) {
            return;
        }
        PostageThread state = PostageThreads.mute();
        try {
            PostageThreads.hooks.order(methods);
        } finally {
            PostageThreads.unmute(state);
        }
    }

    /** An agent is about to be started by this method of this class. */
    public static synchronized void agentStarts(String className, String method) {
        if (method.equals("agentmain")) {
            String[] more = new String[attachedAgents.length + 1];
            System.arraycopy(attachedAgents, 0, more, 0, attachedAgents.length);
            more[attachedAgents.length] = className;
            attachedAgents = more;
        }
    }

    /** Main classes of the agents that have joined this JVM after its start; not to be changed. */
    public static synchronized String[] attachedAgents() {
        return attachedAgents;
    }

    /** The last thing a thread does. */
    public static void threadEnds() {
        if (PostageThreads.hooks == null) {
            return;
        }
        end(PostageThreads.mute());
    }

    /**
     * A thread's references are cleared, the last that is done for it. It is another one than the current one when it is a
     * virtual thread, whose carrier does it.
     */
    public static void referencesCleared(Thread thread) {
        if (PostageThreads.hooks == null || thread == Thread.currentThread()) {
            return;
        }
        PostageThread carrier = PostageThreads.mute();
        try {
            PostageThread ended = PostageThreads.of(thread);
            if (ended != null) {
                end(ended);
            }
        } finally {
            PostageThreads.unmute(carrier);
        }
    }

    private static void end(PostageThread state) {
        try {
            PostageThreads.hooks.ends(state);
        } finally {
            PostageThreads.forget(state);
        }
    }

    /** An instance of the class whose constructor has not run, for its size alone. */
    public static Object instance(Class<?> type) throws InstantiationException {
        return UNSAFE.allocateInstance(type);
    }
}
