package dev.postage.agent.constructs;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandles;

/** Static fields and the classes that hold them, after initialisation. */
// what is odd here is what is measured
@SuppressWarnings("all")
final class Initialisers {
    private static int number = 5;

    static final class Constants {
        static final int INLINED = 7;
        static final String TEXT = "text";
        static final Integer BOXED = 7;
    }

    static final class Lazy {
        static final Lazy INSTANCE = new Lazy();
        static int counter;

        static {
            counter = 3;
        }

        private Lazy() {}
    }

    static final class Fresh {
        static int count;

        static {
            count = 3;
        }
    }

    interface WithField {
        Object FIELD = new Object();
    }

    static void constantInlined() { // instructions(4) blocks(0) bytes(0)
        int found = Constants.INLINED;
        String text = Constants.TEXT;
    }

    static void constantRead() { // instructions(2) blocks(0) bytes(0)
        Integer found = Constants.BOXED;
    }

    static void holderIdiom() { // instructions(2) blocks(0) bytes(0)
        Lazy found = Lazy.INSTANCE;
    }

    static void staticFieldOfAnotherClass() { // instructions(4) blocks(0) bytes(0)
        Lazy.counter = Lazy.counter + 1;
    }

    static void fieldOfAnInterface() { // instructions(2) blocks(0) bytes(0)
        Object found = WithField.FIELD;
    }

    static void hiddenClass() { // instructions(6260 | 9152) blocks(24 | 28) bytes(1616 | 1592) vmBytes(136 | 144)
        define(BYTES);
    }

    private static final byte[] BYTES = bytes();

    private static void define(byte[] classFile) {
        try {
            MethodHandles.lookup().defineHiddenClass(classFile, true);
        } catch (IllegalAccessException impossible) {
            throw new AssertionError(impossible);
        }
    }

    private static byte[] bytes() {
        try (InputStream in = Initialisers.class.getResourceAsStream("Initialisers$Fresh.class")) {
            return in.readAllBytes();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private Initialisers() {}
}
