package dev.postage.report.launch.entropy;

import java.util.concurrent.Callable;

/** A kind of entropy, and a number it gives. */
public enum Kind {
    IMMUTABLE_SET(Source.CHANCE, Orders::immutableSet, "order of `Set.of`", "the salt is a constant"),
    IMMUTABLE_MAP(Source.CHANCE, Orders::immutableMap, "order of `Map.of`", "the salt is a constant"),
    NEW_RANDOM(Source.CHANCE, Draws::random, "`new Random()`", "the clock its seed is made of stands still"),
    SHUFFLE(Source.CHANCE, Draws::shuffled, "`Collections.shuffle`", "as `new Random()`"),
    MATH_RANDOM(Source.CHANCE, Draws::mathRandom, "`Math.random`", "as `new Random()`"),
    THREAD_LOCAL_RANDOM(Source.CHANCE, Draws::threadLocalRandom, "`ThreadLocalRandom`", "as `new Random()`"),
    SPLITTABLE_RANDOM(Source.CHANCE, Draws::splittableRandom, "`new SplittableRandom()`", "as `new Random()`"),
    GENERATOR(Source.CHANCE, Draws::generator, "`RandomGenerator.getDefault()`", "as `new Random()`"),
    SKIP_LIST(Source.CHANCE, Draws::skipList, "height of a `ConcurrentSkipListMap`", "as `ThreadLocalRandom`"),
    JACKSON_NAMES(Source.CHANCE, Draws::jacksonNames, "Jackson's tables of names", "the clock stands still"),
    GUAVA_HASH(Source.CHANCE, Draws::guavaHash, "Guava's `goodFastHash`", "the clock stands still"),
    OBJECT_KEYS(Source.EITHER, Orders::objects, "order of a `HashMap` of objects", "`-XX:hashCode=3`"),
    IDENTITY_MAP(Source.EITHER, Orders::identities, "order of an `IdentityHashMap`", "`-XX:hashCode=3`"),
    IDENTITY_HASH_CODE(Source.EITHER, Orders::identityHashCode, "`System.identityHashCode`", "`-XX:hashCode=3`"),
    ENUM_KEYS(Source.EITHER, Orders::enums, "order of a `HashMap` of enum constants", "`-XX:hashCode=3`"),
    CLASS_KEYS(Source.EITHER, Orders::classes, "order of a `HashMap` of classes", "hash codes follow from names"),
    STRING_KEYS(Source.NOTHING, Orders::strings, "order of a `HashMap` of strings", "hash codes are specified"),
    LOCALE(Source.SURROUNDINGS, Surroundings::locale, "the default locale", "`-Duser.language=en`, country `US`"),
    TIME_ZONE(Source.SURROUNDINGS, Surroundings::timeZone, "the default time zone", "`-Duser.timezone=UTC`"),
    ENCODING(Source.SURROUNDINGS, Surroundings::encoding, "default and native encoding", "UTF-8, `LANG=C.UTF-8`"),
    PROCESSORS(Source.SURROUNDINGS, Surroundings::processors, "number of processors", "`-XX:ActiveProcessorCount=4`"),
    COMMON_POOL(Source.SURROUNDINGS, Surroundings::commonPool, "size of the common pool", "as the processors"),
    HEAP(Source.SURROUNDINGS, Surroundings::heap, "size of the heap", "`-Xms1g`, `-Xmx1g`"),
    COLLECTION(
            Source.EITHER,
            Surroundings::collection,
            "when weak references are cleared",
            "no collection in the first 600 MB"),
    ASSERTIONS(Source.SURROUNDINGS, Surroundings::assertions, "assertions, through `JAVA_TOOL_OPTIONS`", "`-da`"),
    ENVIRONMENT(Source.SURROUNDINGS, Surroundings::environment, "variables of the environment", "six are passed on"),
    LOADING(Source.NOTHING, Loads::work, "work while another thread loads and links classes", "-"),
    WORKING_DIRECTORY(Source.PLACE, Surroundings::workingDirectory, "name of the working directory", Kind.NAMED),
    USER(Source.PLACE, Surroundings::user, "name of the user", Kind.NAMED),
    HOME(Source.PLACE, Surroundings::home, "home of the user", Kind.NAMED),
    PATH(Source.PLACE, Surroundings::path, "value of `PATH`", Kind.NAMED);

    private static final String NAMED = "named beside a baseline's other numbers";

    private final Source source;
    // a method reference, which holds nothing
    @SuppressWarnings("ImmutableEnumChecker")
    private final Callable<Integer> number;

    private final String what;
    private final String remedy;

    Kind(Source source, Callable<Integer> number, String what, String remedy) {
        this.source = source;
        this.number = number;
        this.what = what;
        this.remedy = remedy;
    }

    public Source source() {
        return source;
    }

    Callable<Integer> number() {
        return number;
    }

    /** A row of the table for readers. */
    public String row() {
        return "| %s | %s | %s | %s |%n".formatted(what, source.free(), source.fixed(), remedy);
    }
}
