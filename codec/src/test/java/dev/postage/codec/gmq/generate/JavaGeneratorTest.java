package dev.postage.codec.gmq.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.BytesSlot;
import dev.postage.codec.gmq.GmqBytes;
import dev.postage.codec.gmq.GmqSchema;
import dev.postage.codec.gmq.GmqType;
import dev.postage.codec.gmq.Vectors;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.json.JsonReader;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Generated code is compiled without a warning and does what the schema-driven codecs do. */
class JavaGeneratorTest {
    private static final String ALL = """
            SCOPE sales PROTO = GMQ;
            MESSAGE sales : order = 1 { VECTOR < STRUCT line > lines; FENCE; CHARACTER-STRING DEFAULT = "a\\"\\n\\\\u000aé" note; };
            MESSAGE NONEXTENDABLE sales : ping = 2 { UINTEGER class; };
            MESSAGE sales : line = 18446744073709551615 = STRUCT line;
            STRUCT NONEXTENDABLE id { BYTE_ARRAY [4] bytes; };
            STRUCT line {
              INTEGER [-5,5) i; UINTEGER [0,18446744073709551614] u; REAL [0,1] r; CHARACTER-STRING MAX_LENGTH = 9 t; BLOB b;
              STRUCT NONEXTENDABLE id id; enum Kind { A=0, new=9223372036854775808 } k;
              VECTOR < UINTEGER > us; VECTOR < REAL > rs; VECTOR < STRUCT line > lines; UINTEGER linesCount;
              VECTOR < VECTOR < CHARACTER-STRING > > vv; DICTIONARY < CHARACTER-STRING , VECTOR < INTEGER > > d;
              DICTIONARY < enum Kind { A=0, new=9223372036854775808 } , STRUCT line > ds; VECTOR < DISCRIMINATED_UNION shape > fs;
              DISCRIMINATED_UNION NONEXTENDABLE flag f;
              FENCE;
              INTEGER DEFAULT = -9223372036854775808 di; REAL DEFAULT = 1.5e3 dr; BYTE_ARRAY [2] DEFAULT = EMPTY da;
              EXTENSION:
              enum Kind { A=0, new=9223372036854775808 } DEFAULT = new dk; VECTOR < REAL > DEFAULT = EMPTY dv;
              DICTIONARY < INTEGER , BLOB > DEFAULT = EMPTY dd; STRUCT id DEFAULT = EMPTY toString;
              DISCRIMINATED_UNION shape DEFAULT = EMPTY df; DISCRIMINATED_UNION flag DEFAULT = EMPTY dn;
            };
            DISCRIMINATED_UNION shape {
              CASE shape = 1 : { REAL r; UINTEGER in; }
              CASE line = 7 : { STRUCT id x; FENCE; UINTEGER DEFAULT = 3 size; VECTOR < INTEGER > DEFAULT = EMPTY vs; } };
            DISCRIMINATED_UNION NONEXTENDABLE flag { CASE on = 1 : { BYTE_ARRAY [3] x; } CASE off = 2 : { } };
            """;
    private static final String DEFAULTS = """
            STRUCT d { INTEGER [6,9] first; FENCE; INTEGER DEFAULT = -3 i; UINTEGER DEFAULT = 4 u; REAL DEFAULT = 2.5 r;
              CHARACTER-STRING DEFAULT = "x" t; BLOB DEFAULT = EMPTY b; BYTE_ARRAY [2] DEFAULT = EMPTY a;
              enum E { P=1, Q=2 } DEFAULT = Q e; VECTOR < REAL > DEFAULT = EMPTY v; STRUCT s DEFAULT = EMPTY s;
              DISCRIMINATED_UNION n DEFAULT = EMPTY n; DISCRIMINATED_UNION f DEFAULT = EMPTY f; };
            STRUCT s { BYTE_ARRAY [1] a; INTEGER [5,8] i; enum E { P=1, Q=2 } e; };
            DISCRIMINATED_UNION NONEXTENDABLE n { CASE one = 3 : { BYTE_ARRAY [1] x; UINTEGER [7,] y; } CASE two = 2 : { } };
            DISCRIMINATED_UNION f { CASE one = 1 : { BYTE_ARRAY [1] x; } };
            """;
    private static final String DEFAULTED = "D[first=6, i=-3, u=4, r=2.5, t=x, b=, a=0000, e=Q, v=[],"
            + " s=S[a=00, i=5, e=P], n=One[x=00, y=7], f=UnknownCase[id=0]]";
    private static final String LINE = """
            {"i":-5,"u":18446744073709551614,"r":0.5,"t":"é€","b":"0102","id":{"bytes":"01020304"},"k":"new",
            "us":[1,2,3,4,5,6,7,8,9,18446744073709551615],"rs":["NaN",1.5],"lines":[LINES],"linesCount":77,
            "vv":[[],["a","b"]],"d":[["k",[1,-1]],["k",[]]],"ds":[],
            "fs":[{"case":"shape","r":1.25,"in":6},{"case":"line","x":{"bytes":"ffffffff"},"size":8,"vs":[1]},{"case":null,"id":0}],
            "f":{"case":"off"}MORE}""";

    /** Compiled once for all tests, which takes seconds. */
    @TempDir
    static Path shared;

    private static Schema schema;
    private static Generated code;

    @TempDir
    Path folder;

    @BeforeAll
    static void compile() throws Exception {
        schema = Schema.parse("all.idl", ALL);
        code = Generated.of(schema, shared);
    }

    @Test
    void writesWhatItReadOfEveryType() throws Exception {
        GmqType line = GmqSchema.of(schema).type("line");
        String small = LINE.replace("LINES", "").replace("MORE", "");
        String all = LINE.replace("LINES", small + "," + small)
                .replace(
                        "MORE",
                        ",\"dk\":\"A\",\"dv\":[2.5],\"dd\":[[5,\"00\"]],\"di\":9,\"df\":{\"case\":\"shape\",\"r\":-0.0,\"in\":1}");
        for (String json : List.of(small, all)) {
            String hex = hex(line, json);
            assertThat(code.rewritten("Line", hex)).isEqualTo(hex);
        }
    }

    @Test
    void aReaderMayBeUsedAgain() throws Exception {
        GmqType line = GmqSchema.of(schema).type("line");
        String small = LINE.replace("LINES", "").replace("MORE", "");
        String large = LINE.replace("LINES", small + "," + small).replace("MORE", "");
        Object reader = code.type("LineReader").getDeclaredConstructor().newInstance();
        for (String json : List.of(large, small, large)) {
            Parser parser = new Parser();
            parser.over(HexFormat.of().parseHex(hex(line, json)));
            reader.getClass().getMethod("read", Parser.class).invoke(reader, parser);
            parser.endInput();
            Object record = reader.getClass().getMethod("toRecord").invoke(reader);
            assertThat(code.written("Line", record)).isEqualTo(hex(line, json));
            assertThat(reader.getClass().getMethod("linesCount").invoke(reader)).isEqualTo(77L);
            assertThat(reader.getClass().getMethod("linesCount_").invoke(reader))
                    .isEqualTo(json.equals(large) ? 2 : 0);
        }
    }

    /** Defaults of every type, EMPTY of both kinds of unions, ranges without 0: a new reader has what one has after reset. */
    @Test
    void aNewReaderIsAsOneAfterReset() throws Exception {
        Schema defaults = Schema.parse("d.idl", DEFAULTS);
        Generated some = Generated.of(defaults, folder);
        for (String name : List.of("D", "N", "F", "S")) {
            Class<?> type = some.type(name + "Reader");
            Object reader = type.getDeclaredConstructor().newInstance();
            Object fresh = type.getMethod("toRecord").invoke(reader);
            type.getMethod("reset").invoke(reader);
            assertThat(type.getMethod("toRecord").invoke(reader)).isEqualTo(fresh);
            if (name.equals("D")) {
                assertThat(fresh).hasToString(DEFAULTED);
            }
        }
        // bytes that end before the first FENCE: the members behind have their defaults in both
        GmqType type = GmqSchema.of(defaults).type("d");
        Parser parser = new Parser();
        parser.over(HexFormat.of().parseHex("e10c"));
        assertThat(some.rewritten("D", "e10c")).isEqualTo(hexOf(type, parser));
    }

    @Test
    void bytesThatStandForNoneAreThereBeforeTheFirstRead() {
        BytesSlot fresh = new BytesSlot(3);
        BytesSlot reset = new BytesSlot(3);
        reset.reset();
        for (BytesSlot slot : List.of(fresh, reset)) {
            assertThat(slot.length()).isEqualTo(3);
            assertThat(slot.byteAt(2)).isZero();
            assertThat(slot.toBytes()).isEqualTo(new GmqBytes(new byte[3]));
            assertThat(slot.array()).hasSizeGreaterThanOrEqualTo(3);
        }
    }

    @Test
    void readsEachVersionOfTheRecordedCases() throws Exception {
        Map<String, Schema> schemas = new HashMap<>();
        for (Vectors.Case one : Vectors.cases()) {
            for (String version : one.readers().keySet()) {
                Path idl = one.idl(version);
                schemas.put(packageOf(one, version), Schema.parse(idl.toString(), Files.readString(idl)));
            }
        }
        Map<String, Generated> codes = Generated.of(schemas, folder);
        for (Vectors.Case one : Vectors.cases()) {
            for (String version : one.readers().keySet()) {
                String name = packageOf(one, version);
                GmqType type = GmqSchema.of(schemas.get(name)).type("root");
                assertThat(codes.get(name).rewritten("Root", one.hex()))
                        .as("%s read by %s", one, version)
                        .isEqualTo(hex(type, one.readers().get(version).toString()));
            }
        }
    }

    private static String packageOf(Vectors.Case one, String version) {
        return "c" + one.folder() + "." + version;
    }

    @Test
    void buildersKnowTheDefaults() throws Exception {
        Object builder = code.type("Order").getMethod("builder").invoke(null);
        Method build = builder.getClass().getMethod("build");
        assertThatThrownBy(() -> build.invoke(builder))
                .isInstanceOf(InvocationTargetException.class)
                .hasRootCauseMessage("lines is not set and has no default");
        builder.getClass().getMethod("lines", List.class).invoke(builder, List.of());
        assertThat(build.invoke(builder)).hasToString("Order[lines=[], note=a\"\n\\u000aé]");
    }

    @Test
    void refusesWhatTheSchemaForbids() throws Exception {
        Generated ranges = Generated.of(
                Schema.parse(
                        "r.idl",
                        "STRUCT NONEXTENDABLE r { INTEGER [0,5] i; }; STRUCT NONEXTENDABLE e2 { enum E { A=1 } a; };"),
                folder);
        assertThatThrownBy(() -> ranges.rewritten("R", "210c"))
                .hasRootCauseInstanceOf(CodecException.class)
                .hasRootCauseMessage("at offset 1: 6 found, expected INTEGER [0,5]");
        assertThatThrownBy(() -> ranges.rewritten("E2", "2100"))
                .hasRootCauseMessage("at offset 1: 0 found, expected enum E { A=1 }");
    }

    /** No deeper than a parser with the same limit takes (P5). */
    @Test
    void writesNoDeeperThanTheComposerAllows() throws Exception {
        for (String kind : List.of("", "NONEXTENDABLE ")) {
            String idl = "STRUCT " + kind + "n { VECTOR < STRUCT n > inner; };";
            Generated nested = Generated.of(
                    Schema.parse("n.idl", idl), Files.createDirectories(folder.resolve("n" + kind.length())));
            Object value = nested.type("N").getConstructor(List.class).newInstance(List.of());
            for (int depth = 1; depth < 100; depth++) {
                value = nested.type("N").getConstructor(List.class).newInstance(List.of(value));
            }
            assertThat(nested.rewritten("N", nested.written("N", value))).isEqualTo(nested.written("N", value));
            Object deeper = nested.type("N").getConstructor(List.class).newInstance(List.of(value));
            assertThatThrownBy(() -> nested.written("N", deeper))
                    .rootCause()
                    .hasMessageStartingWith("more than 100 structs within each other found");
        }
    }

    @Test
    void keepsWhatANewerVersionAddedIfAsked() throws Exception {
        Map<String, Map<String, String>> keeping = new HashMap<>();
        List<Vectors.Case> cases = Vectors.cases();
        for (Vectors.Case one : cases) {
            Path idl = one.idl("v1");
            String name = packageOf(one, "v1");
            keeping.put(
                    name,
                    JavaGenerator.generateKeepingUnknown(Schema.parse(idl.toString(), Files.readString(idl)), name));
        }
        Map<String, Generated> codes = Generated.compiled(keeping, folder);
        for (Vectors.Case one : cases) {
            assertThat(codes.get(packageOf(one, "v1")).rewritten("Root", one.hex()))
                    .as(one.toString())
                    .isEqualTo(one.hex());
        }
    }

    @Test
    void messagesGoToTheirHandler() throws Exception {
        Object ping = code.type("Ping").getConstructor(long.class).newInstance(5);
        Composer composer = new Composer();
        Class<?> messages = code.type("SalesMessages");
        messages.getMethod("ping", ping.getClass(), Composer.class).invoke(null, ping, composer);
        assertThat(HexFormat.of().formatHex(composer.toByteArray())).isEqualTo("220205");
        Class<?> handlerType = code.type("SalesMessages$Handler");
        List<Object> handled = new ArrayList<>();
        Object handler = java.lang.reflect.Proxy.newProxyInstance(
                handlerType.getClassLoader(), new Class<?>[] {handlerType}, (proxy, method, arguments) -> {
                    handled.add(method.getName());
                    handled.add(arguments[0]);
                    return null;
                });
        Parser parser = new Parser();
        parser.over(composer.toByteArray());
        messages.getMethod("dispatch", Parser.class, handlerType).invoke(null, parser, handler);
        assertThat(handled).containsExactly("ping", ping);
    }

    @Test
    void refusesTwoTypesThatAreOneInJava() {
        assertThatThrownBy(() -> JavaGenerator.generate(Schema.parse("f.idl", "STRUCT a_b {} STRUCT aB {}"), "p"))
                .hasMessage("two types that are AB in Java found in f.idl: rename one of them");
        assertThatThrownBy(() -> JavaGenerator.generate(Schema.parse("f.idl", ""), "a.new"))
                .hasMessage("a.new found, expected the name of a package such as org.sample");
    }

    private static String hexOf(GmqType type, Parser parser) throws Exception {
        Composer composer = new Composer();
        type.compose(type.parseOnly(parser), composer);
        return HexFormat.of().formatHex(composer.toByteArray());
    }

    private static String hex(GmqType type, String json) throws Exception {
        Composer composer = new Composer();
        type.compose(type.fromJson(JsonReader.read(json)), composer);
        return HexFormat.of().formatHex(composer.toByteArray());
    }
}
