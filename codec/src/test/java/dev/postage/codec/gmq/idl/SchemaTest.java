package dev.postage.codec.gmq.idl;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Section 6: the grammar, and each check with its place and its remedy. */
class SchemaTest {
    private static final String ALL = """
            // every production
            SCOPE sales PROTO = GMQ; /* two
            lines */
            MESSAGE sales : order = 1 { STRUCT line first; FENCE; BLOB DEFAULT = EMPTY note; }
            MESSAGE NONEXTENDABLE sales : ping = 2 { };
            MESSAGE sales : line = 18446744073709551615 = STRUCT line;
            PUBLISHABLE NONEXTENDABLE state { UINTEGER u; };
            STRUCT line {
              INTEGER [-5,5) i; UINTEGER (0,] u; REAL (0,1] r; REAL plain;
              CHARACTER-STRING MAX_LENGTH = 9 t; BLOB b; BYTE_ARRAY [16] id;
              enum Kind { A=0, B=1 } k; VECTOR < VECTOR < INTEGER > > v;
              DICTIONARY < CHARACTER-STRING , STRUCT line > d;
              STRUCT NONEXTENDABLE state s; DISCRIMINATED_UNION shape f;
              FENCE;
              INTEGER [,7] DEFAULT = -6 di; UINTEGER DEFAULT = 18446744073709551615 du; REAL DEFAULT = 1.5e3 dr;
              CHARACTER-STRING DEFAULT = "a\\"b" dt; BYTE_ARRAY [2] DEFAULT = EMPTY da;
              EXTENSION:
              enum Kind { A=0, B=1 } DEFAULT = B dk; VECTOR < REAL > DEFAULT = EMPTY dv;
              DICTIONARY < INTEGER , BLOB > DEFAULT = EMPTY dd; STRUCT state DEFAULT = EMPTY ds;
              DISCRIMINATED_UNION shape DEFAULT = EMPTY df;
            };
            DISCRIMINATED_UNION shape { CASE circle = 1 : { REAL r; } CASE dot = 7 : { FENCE; UINTEGER DEFAULT = 3 size; }; };
            """;

    @Test
    void readsTheWholeGrammar() throws IdlException {
        Schema schema = Schema.parse("all.idl", ALL);
        assertThat(schema.scopes()).containsExactly("sales");
        assertThat(schema.messages())
                .extracting(message -> message.name() + " " + Long.toUnsignedString(message.number()) + " "
                        + message.body().extensible())
                .containsExactly("order 1 true", "ping 2 false", "line 18446744073709551615 true");
        assertThat(schema.structs().get("state").publishable()).isTrue();
        List<List<Member>> blocks = schema.structs().get("line").body().blocks();
        assertThat(blocks.get(0))
                .extracting(Member::declaration)
                .containsExactly(
                        "INTEGER [-5,4] i",
                        "UINTEGER [1,18446744073709551615] u",
                        "REAL [4.9E-324,1.0] r",
                        "REAL plain",
                        "CHARACTER-STRING MAX_LENGTH = 9 t",
                        "BLOB b",
                        "BYTE_ARRAY [16] id",
                        "enum Kind { A=0, B=1 } k",
                        "VECTOR < VECTOR < INTEGER > > v",
                        "DICTIONARY < CHARACTER-STRING , STRUCT line > d",
                        "STRUCT state s",
                        "DISCRIMINATED_UNION shape f");
        assertThat(blocks.get(1))
                .extracting(Member::declaration)
                .containsExactly(
                        "INTEGER [-9223372036854775808,7] DEFAULT = -6 di",
                        "UINTEGER DEFAULT = 18446744073709551615 du",
                        "REAL DEFAULT = 1500.0 dr",
                        "CHARACTER-STRING DEFAULT = \"a\\\"b\" dt",
                        "BYTE_ARRAY [2] DEFAULT = EMPTY da");
        assertThat(blocks.get(2)).hasSize(5);
        assertThat(schema.unions().get("shape").cases())
                .extracting(one ->
                        one.name() + " " + one.id() + " " + one.body().blocks().size())
                .containsExactly("circle 1 1", "dot 7 2");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', maxCharsPerColumn = 4000, textBlock = """
            STRUCT a {} STRUCT a {}|1:20|the name a a second time: choose another name
            STRUCT a { INTEGER x; REAL x; }|1:28|a second member x: choose another name
            STRUCT a { INTEGER DEFAULT = 1 x; }|1:20|member x has a default, but no FENCE stands before it: take the default out, or put FENCE; before the member
            STRUCT a { FENCE; INTEGER x; }|1:27|member x stands behind a FENCE and has no default: write DEFAULT = a number before its name
            STRUCT a { FENCE; BLOB x; }|1:24|member x stands behind a FENCE and has no default: write DEFAULT = EMPTY before its name
            STRUCT NONEXTENDABLE a { FENCE; BLOB DEFAULT = EMPTY x; }|1:26|a FENCE in a, which is NONEXTENDABLE: take it out, or NONEXTENDABLE
            STRUCT a { INTEGER x; FENCE; }|1:23|a FENCE without a member behind it: take it out, or add a member before '}'
            STRUCT a { FENCE; EXTENSION: INTEGER DEFAULT = 1 x; }|1:12|a FENCE without a member behind it: take it out, or add a member before 'EXTENSION'
            STRUCT NONEXTENDABLE e {} STRUCT a { FENCE; STRUCT e DEFAULT = EMPTY x; }|1:70|the members behind this FENCE have no bytes: add a member that has, or take them out
            STRUCT a { STRUCT b x; } STRUCT b { STRUCT a y; }|1:46|member y makes a hold itself: use VECTOR < STRUCT a >
            STRUCT a { STRUCT a x; }|1:21|member x makes a hold itself: use VECTOR < STRUCT a >
            DISCRIMINATED_UNION u { CASE c = 1 : { DISCRIMINATED_UNION u x; } }|1:62|member x makes u hold itself: use VECTOR < DISCRIMINATED_UNION u >
            STRUCT a { STRUCT NONEXTENDABLE b x; } STRUCT b { }|1:33|b is used as NONEXTENDABLE and is extensible: take NONEXTENDABLE out here, or add it where b is declared
            STRUCT a { STRUCT b x; }|1:19|no struct b in the file: declare it, or correct the name
            STRUCT a { STRUCT u x; } DISCRIMINATED_UNION u { CASE c = 1 : {} }|1:19|no struct u in the file: write DISCRIMINATED_UNION instead of STRUCT
            STRUCT a { INTEGER [5,4] x; }|1:20|a range no value is in: put the smaller bound first, or include a bound
            STRUCT a { INTEGER (5,6) x; }|1:20|a range no value is in: put the smaller bound first, or include a bound
            STRUCT a { REAL (1,1] x; }|1:17|a range no value is in: put the smaller bound first, or include a bound
            STRUCT a { UINTEGER [,-1] x; }|1:21|a range no value is in: put the smaller bound first, or include a bound
            STRUCT a { FENCE; INTEGER [0,5] DEFAULT = 6 x; }|1:43|the default 6 is no INTEGER [0,5]: write a value it can have
            STRUCT a { FENCE; UINTEGER DEFAULT = -1 x; }|1:38|the default -1 is no UINTEGER: write a value it can have
            STRUCT a { FENCE; REAL (0,1) DEFAULT = 1 x; }|1:40|the default 1 is no REAL [4.9E-324,0.9999999999999999]: write a value it can have
            STRUCT a { FENCE; CHARACTER-STRING MAX_LENGTH = 1 DEFAULT = "é" x; }|1:61|the default é is no CHARACTER-STRING MAX_LENGTH = 1: write a value it can have
            STRUCT a { FENCE; enum E { A=0 } DEFAULT = B x; }|1:44|the default B is no enum E { A=0 }: write a value it can have
            STRUCT a { enum E { A=0, A=1 } x; }|1:26|A a second time in enum E: choose another name
            STRUCT a { enum E { A=0, B=0 } x; }|1:28|a number a second time in enum E: give each name its own
            STRUCT a { enum E { A=0 } x; enum E { A=1 } y; }|1:45|the name E a second time: choose another name for the enum
            DISCRIMINATED_UNION u { CASE c = 0 : {} }|1:30|case c has the id 0, which means unknown: begin at 1
            DISCRIMINATED_UNION u { CASE c = 1 : {} CASE d = 1 : {} }|1:46|case d has the id 1 of another case: give each case its own
            DISCRIMINATED_UNION u { }|1:21|union u without a CASE: add one, or take the union out
            SCOPE s PROTO = GMQ; MESSAGE s : m = 1 {} MESSAGE s : n = 1 {}|1:55|message n has the number 1 of message m: give each message of a scope its own
            SCOPE s PROTO = GMQ; MESSAGE s : m = 1 {} MESSAGE s : m = 2 {}|1:55|a second message m in scope s: choose another name
            MESSAGE s : m = 1 {}|1:9|no scope s before it: write SCOPE s PROTO = GMQ; above
            SCOPE s PROTO = GMQ; MESSAGE NONEXTENDABLE s : m = 1 = STRUCT p; STRUCT p {}|1:63|p is used as NONEXTENDABLE and is extensible: take NONEXTENDABLE out here, or add it where p is declared
            STRUCT a { VECTOR < INTEGER DEFAULT = 1 > x; }|1:29|a DEFAULT of an element found: take it out, only members have one
            STRUCT a { DICTIONARY < VECTOR < BLOB > , BLOB > x; }|1:25|VECTOR < BLOB > found as a key: use an elementary type as the key
            STRUCT NONEXTENDABLE e {} STRUCT a { VECTOR < STRUCT e > x; }|1:58|elements of VECTOR < STRUCT e > have no bytes: give the struct a member, or write UINTEGER
            STRUCT a { BYTE_ARRAY [0] x; }|1:24|0 found as the size of a BYTE_ARRAY: write a number from 1 to 2^31-1
            STRUCT a { INTEGER STRUCT; }|1:20|the keyword STRUCT found where a name is expected: choose another name
            STRUCT a { INT x; }|1:12|'INT' found where a type is expected: write INTEGER, UINTEGER, REAL, CHARACTER-STRING, BLOB, BYTE_ARRAY, enum, VECTOR, DICTIONARY, STRUCT name or DISCRIMINATED_UNION name
            STRUCT a { INTEGER x }|1:22|'}' found: write ';' here
            STRUCT a {|1:11|the end of the file found: write a type here
            STRUCT a { /* |1:12|a comment without end found: end it with */
            struct a {}|1:1|'struct' found: write SCOPE, MESSAGE, STRUCT, PUBLISHABLE or DISCRIMINATED_UNION here
            STRUCT a { INTEGER ä; }|1:20|'ä' found: take it out
            """)
    void refusesWithPlaceAndRemedy(String text, String place, String problem) {
        assertThatThrownBy(() -> Schema.parse("f.idl", text))
                .isInstanceOf(IdlException.class)
                .hasMessage("f.idl:" + place + ": " + problem);
    }

    @Test
    void refusesADeepTypeWithoutRecursion() {
        assertThatThrownBy(() -> Schema.parse("f.idl", "STRUCT a { " + "VECTOR < ".repeat(100_000)))
                .hasMessage("f.idl:1:471: a type 51 deep found: use a STRUCT for its inner part");
    }

    @Test
    void tellsEveryProblemInTheOrderOfTheText() {
        assertThatThrownBy(
                        () -> Schema.parse("f.idl", "STRUCT a {\n  STRUCT b x;\n  FENCE;\n  BLOB y;\n};\nSTRUCT a {};"))
                .isInstanceOfSatisfying(
                        IdlException.class,
                        e -> assertThat(e.problems())
                                .extracting(problem -> problem.position().line())
                                .containsExactly(2, 4, 6));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', nullValues = "-", textBlock = """
            STRUCT a { INTEGER x; }|STRUCT a { INTEGER x; }|-
            STRUCT a { INTEGER x; }|STRUCT a { INTEGER x; FENCE; INTEGER DEFAULT = 1 y; FENCE; INTEGER DEFAULT = 1 z; } STRUCT b {}|-
            STRUCT a { }|STRUCT a { FENCE; INTEGER DEFAULT = 1 y; }|-
            STRUCT a { INTEGER [0,9] x; }|STRUCT a { INTEGER [0,10) x; }|-
            STRUCT a { INTEGER x; }|STRUCT a { INTEGER x; INTEGER y; }|1:31: struct a, member y was added without a new FENCE before it: put FENCE; before it
            STRUCT a { FENCE; INTEGER DEFAULT = 1 x; }|STRUCT a { FENCE; INTEGER DEFAULT = 1 x; INTEGER DEFAULT = 1 y; }|1:62: struct a, member y was added without a new FENCE before it: put FENCE; before it
            STRUCT a { INTEGER x; INTEGER y; }|STRUCT a { INTEGER x; }|1:8: struct a, member y is not where it was: put it back, and additions behind a new FENCE at the end
            STRUCT a { INTEGER x; FENCE; INTEGER DEFAULT = 1 y; }|STRUCT a { INTEGER x; }|1:8: struct a, member y is not where it was: put it back, and additions behind a new FENCE at the end
            STRUCT a { INTEGER x; }|STRUCT a { UINTEGER x; }|1:21: struct a, member x was 'INTEGER x' and is 'UINTEGER x': leave it as it was
            STRUCT a { INTEGER x; }|STRUCT a { INTEGER y; }|1:20: struct a, member x was 'INTEGER x' and is 'INTEGER y': leave it as it was
            STRUCT a { FENCE; INTEGER DEFAULT = 1 x; }|STRUCT a { FENCE; INTEGER DEFAULT = 2 x; }|1:39: struct a, member x was 'INTEGER DEFAULT = 1 x' and is 'INTEGER DEFAULT = 2 x': leave it as it was
            STRUCT a { enum E { A=0 } x; }|STRUCT a { enum E { A=0, B=1 } x; }|1:32: struct a, member x was 'enum E { A=0 } x' and is 'enum E { A=0, B=1 } x': leave it as it was
            STRUCT a { }|STRUCT NONEXTENDABLE a { }|1:22: struct a was extensible: leave it as it was
            STRUCT a { }|PUBLISHABLE a { }|1:13: struct a was not PUBLISHABLE: leave it as it was
            STRUCT a { }|STRUCT b { }|1:1: struct a is no longer there: put it back
            DISCRIMINATED_UNION u { CASE c = 1 : { } }|DISCRIMINATED_UNION u { CASE d = 2 : { INTEGER x; } CASE c = 1 : { FENCE; INTEGER DEFAULT = 1 y; } }|-
            DISCRIMINATED_UNION u { CASE c = 1 : { } }|DISCRIMINATED_UNION u { CASE c = 1 : { INTEGER x; } }|1:48: union u, case c, member x was added without a new FENCE before it: put FENCE; before it
            DISCRIMINATED_UNION u { CASE c = 1 : { } }|DISCRIMINATED_UNION u { CASE c = 2 : { } }|1:30: union u, case c had the id 1: leave it as it was
            DISCRIMINATED_UNION NONEXTENDABLE u { CASE c = 1 : { } }|DISCRIMINATED_UNION NONEXTENDABLE u { CASE c = 1 : { } CASE d = 2 : { } }|1:61: union u, case d was not there, and the union is NONEXTENDABLE: leave it as it was
            SCOPE s PROTO = GMQ; MESSAGE s : m = 1 { }|SCOPE s PROTO = GMQ; MESSAGE s : n = 2 { } MESSAGE s : m = 1 { FENCE; BLOB DEFAULT = EMPTY b; }|-
            SCOPE s PROTO = GMQ; MESSAGE s : m = 1 { }|SCOPE s PROTO = GMQ; MESSAGE s : m = 2 { }|1:34: message s:m had the number 1: leave it as it was
            SCOPE s PROTO = GMQ; MESSAGE s : m = 1 { }|SCOPE s PROTO = GMQ; MESSAGE s : n = 1 { }|1:1: message s:m is no longer there: put it back
            SCOPE s PROTO = GMQ; MESSAGE s : m = 1 = STRUCT a; STRUCT a {}|SCOPE s PROTO = GMQ; MESSAGE s : m = 1 = STRUCT b; STRUCT a {} STRUCT b {}|1:34: message s:m was STRUCT a: leave it as it was
            """)
    void namesTheFirstMemberThatBreaks(String old, String extended, String problem) throws IdlException {
        Optional<IdlProblem> found =
                Compatibility.firstBreak(Schema.parse("old.idl", old), Schema.parse("new.idl", extended));
        assertThat(found.map(IdlProblem::toString))
                .isEqualTo(Optional.ofNullable(problem).map(p -> "new.idl:" + p));
    }
}
