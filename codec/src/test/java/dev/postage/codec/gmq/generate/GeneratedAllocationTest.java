package dev.postage.codec.gmq.generate;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.GmqSchema;
import dev.postage.codec.gmq.GmqType;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.json.JsonReader;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A generated reader that is used again allocates nothing, whatever the types of its members, and neither does a writer. */
class GeneratedAllocationTest {
    private static final int MESSAGES = 10_000;
    private static final String OLD = """
            STRUCT point { INTEGER x; REAL y; };
            STRUCT all { CHARACTER-STRING t; BLOB b; BYTE_ARRAY [4] a; enum E { A=0, B=1 } e; VECTOR < UINTEGER > us;
              VECTOR < STRUCT point > points; VECTOR < CHARACTER-STRING > ts; VECTOR < VECTOR < INTEGER > > vv;
              DICTIONARY < CHARACTER-STRING , BLOB > d; DISCRIMINATED_UNION u u; VECTOR < DISCRIMINATED_UNION u > uu; UINTEGER end; };
            DISCRIMINATED_UNION u { CASE c = 1 : { CHARACTER-STRING t; } CASE p = 2 : { VECTOR < STRUCT point > ps; } };
            STRUCT root { STRUCT all all; INTEGER after; };
            """;
    private static final String VALUE = """
            {"all":{"t":"grüße","b":"0102","a":"01020304","e":"B","us":[1,300,70000],
            "points":[{"x":-5,"y":0.5},{"x":5,"y":1.5}],"ts":["a","bc"],"vv":[[1],[2,-3]],"d":[["k","ff"],["l",""]],
            "u":{"case":"c","t":"x"},"uu":[{"case":"p","ps":[{"x":1,"y":2.5}]},{"case":"c","t":"y"}],"end":9},"after":-1}""";
    private static final String NEW = OLD.replace("REAL y; }", "REAL y; FENCE; CHARACTER-STRING DEFAULT = \"new\" z; }")
            .replace("UINTEGER end; }", "UINTEGER end; FENCE; VECTOR < STRUCT point > DEFAULT = EMPTY more; }");

    @TempDir
    static Path folder;

    private static Map<String, Generated> codes;

    private final Parser parser = new Parser();
    private final Composer composer = new Composer();
    private final byte[] target = new byte[4096];

    @BeforeAll
    static void compile() throws Exception {
        codes = Generated.of(Map.of("v1", Schema.parse("v1.idl", OLD), "v2", Schema.parse("v2.idl", NEW)), folder);
    }

    @Test
    void readingEveryType() throws Exception {
        assertThat(allocatedReading("v1", bytes(OLD))).isZero();
    }

    @Test
    void readingWhatANewerVersionWrote() throws Exception {
        assertThat(allocatedReading("v1", bytes(NEW))).isZero();
    }

    @Test
    void readingWhatAnOlderVersionWrote() throws Exception {
        assertThat(allocatedReading("v2", bytes(OLD))).isZero();
    }

    @Test
    void writingEveryType() throws Exception {
        GeneratedReading reading = new GeneratedReading(codes.get("v2"), "Root");
        byte[] bytes = bytes(NEW);
        parser.over(bytes);
        reading.read(parser);
        Object record = reading.record();
        assertThat(allocated(() -> {
                    composer.to(target, 0, target.length);
                    reading.write(record, composer);
                    assertSame(bytes.length, composer.finish());
                }))
                .isZero();
    }

    private long allocatedReading(String version, byte[] bytes) throws Exception {
        GeneratedReading reading = new GeneratedReading(codes.get(version), "Root");
        return allocated(() -> {
            parser.over(bytes);
            reading.read(parser);
            parser.endInput();
        });
    }

    private static void assertSame(long expected, long actual) {
        if (actual != expected) {
            throw new AssertionError(actual + " bytes written, expected " + expected);
        }
    }

    private static byte[] bytes(String idl) throws Exception {
        GmqType type = GmqSchema.of(Schema.parse("v.idl", idl)).type("root");
        Composer composer = new Composer();
        type.compose(type.fromJson(JsonReader.read(VALUE)), composer);
        return composer.toByteArray();
    }

    private interface Work {
        void message() throws CodecException;
    }

    /** The best of some rounds, because the VM itself allocates a few bytes now and then: a message that does so does in all. */
    private static long allocated(Work work) throws CodecException {
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long least = Long.MAX_VALUE;
        for (int round = 0; round < 10 && least > 0; round++) {
            long before = threads.getCurrentThreadAllocatedBytes();
            for (int i = 0; i < MESSAGES; i++) {
                work.message();
            }
            least = Math.min(least, threads.getCurrentThreadAllocatedBytes() - before);
        }
        return least;
    }
}
