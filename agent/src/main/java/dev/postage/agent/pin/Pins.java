package dev.postage.agent.pin;

import dev.postage.agent.pin.Pin.Source;
import java.util.List;

/** Every place that is fixed. */
final class Pins {
    /** Where a fixed clock stands: some time in 2001, in milliseconds. */
    private static final long TIME = 1_000_000_000_000L;

    private static final Source MILLISECONDS = new Source("java/lang/System", "currentTimeMillis", "()J", TIME);

    private static final List<Source> CLOCKS =
            List.of(MILLISECONDS, new Source("java/lang/System", "nanoTime", "()J", TIME));

    private static final String IMMUTABLE = "java/util/ImmutableCollections";

    /** Since JDK 17 the salt decides where an iteration starts and never where an element is stored: it may change late. */
    private static final List<Source> SALTS =
            List.of(new Source(IMMUTABLE, "SALT32L", "J", 0L), new Source(IMMUTABLE, "REVERSE", "Z", 0));

    static final List<Pin> ALL = List.of(
            new Pin("immutable-collections", IMMUTABLE, Pin.ANY, SALTS),
            new Pin("random", "java/util/Random", "<init>", CLOCKS),
            new Pin("random", "java/util/concurrent/ThreadLocalRandom", "<clinit>", CLOCKS),
            new Pin("random", "jdk/internal/util/random/RandomSupport", "initialSeed", CLOCKS),
            // random bytes read ahead are thrown away after 100 ms
            new Pin("secure-random-buffer", "sun/security/provider/NativePRNG$RandomIO", Pin.ANY, CLOCKS),
            new Pin("jackson-symbols", "*/core/sym/ByteQuadsCanonicalizer", "createRoot", CLOCKS),
            new Pin("jackson-symbols", "*/core/sym/CharsToNameCanonicalizer", "createRoot", CLOCKS),
            new Pin("guava-hash", "*/common/hash/Hashing", "<clinit>", List.of(MILLISECONDS)),
            // not its other clock: where there is no source of random bits, names of files follow from it
            new Pin("lucene-hash", "*/lucene/util/StringHelper", "<clinit>", List.of(MILLISECONDS)));

    private Pins() {}
}
