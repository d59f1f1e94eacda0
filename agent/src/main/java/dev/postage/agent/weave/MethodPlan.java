package dev.postage.agent.weave;

import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.MethodVisitor;
import net.bytebuddy.jar.asm.Opcodes;
import net.bytebuddy.jar.asm.Type;

/** How one method is going to be woven: which locals are added, where, and what happens at its ends. */
final class MethodPlan {
    /** How many locals are added at most. */
    static final int MOST_INSERTED = 2;

    private final ClassContext context;
    private final MethodFacts facts;
    private final int access;
    private final String name;
    private final String descriptor;
    private final boolean objectsOnly;
    private final boolean delivery;
    private final int slot;
    private final int insertAt;

    /** @param objectsOnly whether neither its instructions nor arrays it makes are counted */
    MethodPlan(
            ClassContext context, MethodFacts facts, int access, String name, String descriptor, boolean objectsOnly) {
        this.context = context;
        this.facts = facts;
        this.access = access;
        this.name = name;
        this.descriptor = descriptor;
        this.objectsOnly = objectsOnly;
        this.delivery = context.delivers(access, name, descriptor, facts);
        this.slot = context.sites().method(name, descriptor);
        this.insertAt = facts.parametersStraddled ? facts.maxLocals : parameterSlots(access, descriptor);
    }

    static int parameterSlots(int access, String descriptor) {
        int slots = Type.getArgumentsAndReturnSizes(descriptor) >> 2;
        return (access & Opcodes.ACC_STATIC) != 0 ? slots - 1 : slots;
    }

    /** What the locals hold when the method begins, as a frame writes it. */
    Object[] parameters() {
        List<Object> found = new ArrayList<>();
        if (constructor()) {
            found.add(Opcodes.UNINITIALIZED_THIS);
        } else if ((access & Opcodes.ACC_STATIC) == 0) {
            found.add(context.className());
        }
        for (Type argument : Type.getArgumentTypes(descriptor)) {
            found.add(
                    switch (argument.getSort()) {
                        case Type.FLOAT -> Opcodes.FLOAT;
                        case Type.LONG -> Opcodes.LONG;
                        case Type.DOUBLE -> Opcodes.DOUBLE;
                        case Type.ARRAY, Type.OBJECT -> argument.getInternalName();
                        default -> Opcodes.INTEGER;
                    });
        }
        return found.toArray();
    }

    MethodFacts facts() {
        return facts;
    }

    SiteBuilder sites() {
        return context.sites();
    }

    int slot() {
        return slot;
    }

    /** Whether objects it creates are all that is counted. */
    boolean objectsOnly() {
        return objectsOnly;
    }

    /** Whether bodies that a compiler may replace are not counted. */
    boolean outsideIntrinsics() {
        return context.outsideIntrinsics();
    }

    /** Whether there are stack map frames. */
    boolean framed() {
        return context.framed();
    }

    /** Whether constants may be classes (JVMS 4.4: from version 49). */
    boolean classConstants() {
        return context.version() >= Opcodes.V1_5;
    }

    boolean constructor() {
        return name.equals("<init>");
    }

    boolean delivery() {
        return delivery;
    }

    /** Whether a handler of everything is added. */
    boolean guarded() {
        return (facts.throwing || delivery) && !direct() && !objectsOnly;
    }

    /**
     * Whether instructions go to the thread's counters at once: no handler can be added, because its frame has to say
     * whether {@code this} is initialised.
     */
    boolean direct() {
        return facts.thisUnclear;
    }

    /** Whether instructions are counted in a local variable. */
    boolean local() {
        return !direct() && !objectsOnly && (!facts.singlePath() || guarded());
    }

    /** Whether the local may count over into the sign before it is read: a loop without calls watches only for that. */
    boolean mayRunOver() {
        return !facts.plainLoops.isEmpty();
    }

    int insertAt() {
        return insertAt;
    }

    int inserted() {
        return local() ? MOST_INSERTED : 1;
    }

    /** Keeps the page of counters of the class. */
    int pageLocal() {
        return insertAt;
    }

    int countLocal() {
        return insertAt + 1;
    }

    int shifted(int variable) {
        return variable < insertAt ? variable : variable + inserted();
    }

    boolean isThis(int variable) {
        return variable == 0 && (access & Opcodes.ACC_STATIC) == 0 && !facts.thisOverwritten;
    }

    SuperCall superCall() {
        return context.superCall(name);
    }

    /** Emits what the agent itself wants at the begin of a few methods of the JDK. */
    void prologue(MethodVisitor mv) {
        if (JdkHooks.definesHidden(context.className(), name, descriptor)) {
            JdkHooks.weaveHidden(mv);
        }
        if (JdkHooks.filtersMethods(context.className(), name, descriptor)) {
            JdkHooks.orderMethods(mv);
        }
    }

    /** Emits what the agent itself wants at the end of a few methods of the JDK. */
    void epilogue(MethodVisitor mv) {
        if (JdkHooks.endsThread(context.className(), name, descriptor)) {
            Boot.call(mv, "threadEnds", "()V");
        }
        if (JdkHooks.clearsReferences(context.className(), name, descriptor)) {
            JdkHooks.takeOverCounters(mv);
        }
    }
}
