package dev.postage.agent.keep;

/**
 * Tells class files apart by a 64-bit FNV-1a hash, in which the order of the methods does not count: the VM hands out
 * the methods of a class that was there before the agent in the order of addresses, which is another one in each JVM.
 *
 * <p>Plain arithmetic: what premain makes the JDK initialise, the measured program no longer pays for.
 */
final class ClassKey {
    private static final long BASIS = 0xcbf29ce484222325L;
    private static final long PRIME = 0x100000001b3L;
    private static final int CONSTANTS = 8;
    private static final int MEMBER_HEAD = 6;

    private final byte[] file;
    private int place = CONSTANTS;

    private ClassKey(byte[] file) {
        this.file = file;
    }

    static long of(byte[] classFile) {
        return (new ClassKey(classFile).hash() ^ classFile.length) * PRIME;
    }

    private long hash() {
        constants();
        skip(MEMBER_HEAD);
        skip(2 * unsigned2());
        for (int fields = unsigned2(); fields > 0; fields--) {
            member();
        }
        int methods = unsigned2();
        long hash = hash(0, place);
        long sum = 0;
        for (; methods > 0; methods--) {
            int start = place;
            member();
            sum += hash(start, place);
        }
        return (hash ^ sum) * PRIME + hash(place, file.length);
    }

    private void constants() {
        int number = unsigned2();
        for (int i = 1; i < number; i++) {
            int tag = unsigned1();
            switch (tag) {
                case 1 -> skip(unsigned2());
                case 5, 6 -> {
                    skip(8);
                    i++;
                }
                case 15 -> skip(3);
                case 7, 8, 16, 19, 20 -> skip(2);
                default -> skip(4);
            }
        }
    }

    private void member() {
        skip(MEMBER_HEAD);
        for (int attributes = unsigned2(); attributes > 0; attributes--) {
            skip(2);
            skip((unsigned2() << 16) + unsigned2());
        }
    }

    /** What is no class file ends here: all the rest is hashed in one piece then. */
    private void skip(int bytes) {
        place = bytes < 0 || bytes > file.length - place ? file.length : place + bytes;
    }

    private int unsigned1() {
        return place < file.length ? file[place++] & 0xFF : 0;
    }

    private int unsigned2() {
        int high = unsigned1();
        return (high << 8) + unsigned1();
    }

    private long hash(int from, int to) {
        long hash = BASIS;
        for (int i = from; i < to; i++) {
            hash = (hash ^ (file[i] & 0xFF)) * PRIME;
        }
        return hash;
    }
}
