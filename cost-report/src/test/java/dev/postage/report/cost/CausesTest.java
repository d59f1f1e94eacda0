package dev.postage.report.cost;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.report.runs.MethodKey;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class CausesTest {
    @ParameterizedTest
    @CsvSource({
        "java.util.HashMap, putVal, HASH_ORDER",
        "java.util.HashMap$TreeNode, find, HASH_ORDER",
        "java.util.LinkedHashSet, add, HASH_ORDER",
        "java.util.ImmutableCollections$MapN, probe, HASH_ORDER",
        "java.util.concurrent.ConcurrentHashMap, get, HASH_ORDER",
        "tools.jackson.core.sym.ByteQuadsCanonicalizer, findName, RANDOM",
        "java.util.IdentityHashMap, hash, IDENTITY_HASH",
        "java.lang.ThreadLocal$ThreadLocalMap, getEntry, IDENTITY_HASH",
        "java.util.Random, next, RANDOM",
        "java.util.concurrent.ThreadLocalRandom, nextInt, RANDOM",
        "java.util.UUID, randomUUID, RANDOM",
        "java.util.UUID, fromString, UNKNOWN",
        "java.security.SecureRandom, nextBytes, RANDOM",
        "sun.security.provider.NativePRNG$RandomIO, implNextBytes, RANDOM",
        "sun.security.provider.HashDrbg, generateAlgorithm, RANDOM",
        "java.security.AccessControlContext, optimize, UNKNOWN",
        "java.lang.System, nanoTime, CLOCK",
        "java.time.Clock$SystemClock, millis, CLOCK",
        "java.time.LocalDate, now, CLOCK",
        "java.time.LocalDate, of, UNKNOWN",
        "java.lang.ref.ReferenceQueue, poll, COLLECTION",
        "java.util.WeakHashMap, expungeStaleEntries, COLLECTION",
        "java.util.WeakHashMap, get, IDENTITY_HASH",
        "java.lang.Runtime, freeMemory, COLLECTION",
        "java.lang.ProcessHandleImpl, pid, PROCESS",
        "java.net.ServerSocket, getLocalPort, PORT",
        "java.io.File, listFiles, DIRECTORY",
        "java.nio.file.Files, walkFileTree, DIRECTORY",
        "sun.nio.fs.UnixDirectoryStream$UnixDirectoryIterator, readNextEntry, DIRECTORY",
        "java.util.TimerThread, mainLoop, TIMER",
        "java.util.concurrent.ScheduledThreadPoolExecutor$DelayedWorkQueue, take, TIMER",
        "com.example.Service, <clinit>, LAZY_INITIALISATION",
        "java.lang.invoke.MethodHandles$Lookup, findVirtual, LAZY_INITIALISATION",
        "jdk.internal.loader.BuiltinClassLoader, loadClass, CLASS_LOADING",
        "java.lang.ClassLoader, findLoadedClass, CLASS_LOADING",
        "java.net.URLClassLoader, findClass, CLASS_LOADING",
        "java.util.concurrent.locks.AbstractQueuedSynchronizer, acquire, CONTENTION",
        "java.util.concurrent.LinkedBlockingQueue, offer, CONTENTION",
        "jdk.internal.misc.Unsafe, getReferenceAcquire, CONTENTION",
        "jdk.internal.misc.Unsafe, allocateInstance, UNKNOWN",
        "java.lang.Thread, start, THREAD_START",
        "java.lang.Thread, <init>, THREAD_START",
        "java.lang.Thread, interrupt, CONTENTION",
        "sun.nio.ch.NioSocketImpl, read, INPUT_ARRIVAL",
        "java.io.BufferedInputStream, fill, INPUT_ARRIVAL",
        "com.example.Service, handle, UNKNOWN"
    })
    void guessesFromTheMethodsName(String className, String name, Cause cause) {
        assertThat(Causes.of(new MethodKey(className, name, "()V"))).isEqualTo(cause);
    }
}
