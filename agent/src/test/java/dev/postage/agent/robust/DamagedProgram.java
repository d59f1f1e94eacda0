package dev.postage.agent.robust;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Random;

/** Defines and links damaged forms of a class, and one of a version no JVM knows; prints what becomes of each. */
final class DamagedProgram {
    private static final int VERSION = 7;
    private static final int UNKNOWN_VERSION = 99;

    private DamagedProgram() {}

    /**
     * Damages.
     *
     * @param arguments resource with the class file, the number of damaged forms
     */
    public static void main(String[] arguments) throws IOException {
        byte[] whole = read(arguments[0]);
        byte[] newer = whole.clone();
        newer[VERSION] = UNKNOWN_VERSION;
        System.out.println("newer " + outcome(newer));
        Random random = new Random(1);
        int number = Integer.parseInt(arguments[1]);
        for (int i = 0; i < number; i++) {
            System.out.println(i + " " + outcome(damaged(whole, random)));
        }
    }

    private static byte[] read(String resource) throws IOException {
        try (InputStream in = DamagedProgram.class.getResourceAsStream(resource)) {
            return in.readAllBytes();
        }
    }

    /** Cut, or with a byte or four in a row that are others; the head stays so that it is a class file at all. */
    private static byte[] damaged(byte[] whole, Random random) {
        int place = 4 + random.nextInt(whole.length - 8);
        if (random.nextInt(10) == 0) {
            return Arrays.copyOf(whole, place);
        }
        byte[] damaged = whole.clone();
        boolean extreme = random.nextInt(4) == 0;
        for (int i = extreme ? 4 : 1; i > 0; i--) {
            damaged[place + i - 1] = extreme ? -1 : (byte) random.nextInt();
        }
        return damaged;
    }

    private static String outcome(byte[] classFile) {
        try {
            Class<?> defined = new Definer().define(classFile);
            return defined.getDeclaredConstructors() == null ? "" : "linked";
        } catch (LinkageError | RuntimeException e) {
            return e.getClass().getSimpleName();
        }
    }

    /** One class each. */
    private static final class Definer extends ClassLoader {
        private Class<?> define(byte[] classFile) {
            return defineClass(null, classFile, 0, classFile.length);
        }
    }
}
