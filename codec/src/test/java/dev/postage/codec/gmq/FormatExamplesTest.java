package dev.postage.codec.gmq;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import dev.postage.codec.gmq.frame.ParserLimits;
import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.json.JsonReader;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The byte strings of the format's text, by schemas. */
class FormatExamplesTest {
    private static final String IDL = """
            SCOPE s PROTO = GMQ;
            MESSAGE s : m = 300 { INTEGER a; };
            MESSAGE NONEXTENDABLE s : n = 2 { INTEGER a; };
            STRUCT xyz { INTEGER x; INTEGER y; INTEGER z; };
            STRUCT xyw1 { INTEGER x; INTEGER y; };
            STRUCT xyw2 { INTEGER x; INTEGER y; FENCE; INTEGER DEFAULT = 0 w; };
            STRUCT NONEXTENDABLE points { VECTOR < STRUCT xyz > v; };
            STRUCT NONEXTENDABLE vectors1 { VECTOR < STRUCT xyw1 > v; INTEGER n; };
            STRUCT NONEXTENDABLE vectors2 { VECTOR < STRUCT xyw2 > v; INTEGER n; };
            STRUCT inner { INTEGER x; };
            STRUCT around { INTEGER a; STRUCT inner inner; };
            STRUCT outer { STRUCT inner inner; };
            STRUCT outest { STRUCT outer outer; };
            STRUCT outerb { STRUCT inner inner; INTEGER b; };
            STRUCT NONEXTENDABLE p1 { STRUCT outer outer; INTEGER n; };
            STRUCT none1 { };
            STRUCT none2 { FENCE; INTEGER DEFAULT = 0 x; };
            STRUCT v1 { INTEGER a; };
            STRUCT v2 { INTEGER a; FENCE; INTEGER DEFAULT = 7 b; };
            STRUCT v3 { INTEGER a; FENCE; INTEGER DEFAULT = 7 b; FENCE; CHARACTER-STRING DEFAULT = "zz" c; };
            STRUCT bc { INTEGER a; FENCE; INTEGER DEFAULT = 0 b; INTEGER DEFAULT = 0 c; };
            STRUCT ab { INTEGER a; INTEGER b; };
            STRUCT NONEXTENDABLE nab { INTEGER a; INTEGER b; };
            STRUCT NONEXTENDABLE u { UINTEGER u; };
            STRUCT NONEXTENDABLE blob { BLOB b; };
            STRUCT q { STRUCT inner q; };
            STRUCT o1 { INTEGER a; };
            STRUCT o2 { INTEGER a; FENCE; VECTOR < STRUCT q > DEFAULT = EMPTY v; };
            STRUCT NONEXTENDABLE deep1 { STRUCT o1 o; INTEGER n; };
            STRUCT NONEXTENDABLE deep2 { STRUCT o2 o; INTEGER n; };
            DISCRIMINATED_UNION shape { CASE circle = 1 : { REAL r; } };
            DISCRIMINATED_UNION NONEXTENDABLE fixed { CASE circle = 1 : { REAL r; } };
            STRUCT NONEXTENDABLE shapes { DISCRIMINATED_UNION shape a; DISCRIMINATED_UNION fixed b; INTEGER n; };
            DISCRIMINATED_UNION answer { CASE yes = 1 : { INTEGER x; } CASE no = 2 : { } };
            STRUCT pair { STRUCT none1 e; INTEGER x; };
            STRUCT bares { VECTOR < DISCRIMINATED_UNION answer > v; VECTOR < STRUCT pair > w; VECTOR < STRUCT none1 > e; };
            STRUCT NONEXTENDABLE all { CHARACTER-STRING t; BLOB b; BYTE_ARRAY [2] x; enum E { A=0, B=300 } e;
              DICTIONARY < CHARACTER-STRING , INTEGER > d; REAL r; };
            """;

    private static GmqType type(String name) throws IdlException {
        return GmqSchema.of(Schema.parse("examples.idl", IDL)).type(name);
    }

    private static String parsed(String type, String hex) throws IdlException, CodecException {
        Parser parser = new Parser();
        parser.over(HexFormat.of().parseHex(hex == null ? "" : hex));
        return type(type).toJson(type(type).parseOnly(parser)).toString();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            xyz|{"x":1,"y":2,"z":3}|e3020406
            around|{"a":5,"inner":{"x":1}}|a10ae10260
            none1|{}|e0
            none2|{"x":9}|a06112
            outer|{"inner":{"x":1}}|a0e10260
            outest|{"outer":{"inner":{"x":1}}}|a0a0e1026060
            outerb|{"inner":{"x":1},"b":6}|a0e102610c
            p1|{"outer":{"inner":{"x":1}},"n":7}|a0e10260210e
            v1|{"a":5}|e10a
            v2|{"a":5,"b":300}|a10a628458
            v3|{"a":5,"b":300,"c":"hi"}|a10a22845863026869
            points|{"v":[{"x":0,"y":1,"z":2},{"x":3,"y":4,"z":5}]}|2102e3000204e306080a
            vectors2|{"v":[{"x":1,"y":2,"w":3},{"x":4,"y":5,"w":6}],"n":7}|2102a2020461 06a2080a610c210e
            deep2|{"o":{"a":5,"v":[{"q":{"x":1}},{"q":{"x":2}}]},"n":7}|a10a2102a0e10260a0e104606 0210e
            shape|{"case":"circle","r":1.2}|e901333333333333f33f
            shapes|{"a":{"case":null,"id":0},"b":{"case":"circle","r":1.2},"n":7}|e1002a01333333333333f33f0e
            m|{"a":5}|22822ce10a
            n|{"a":5}|22020a
            s|{"message":"n","body":{"a":5}}|22020a
            u|{"u":18446744073709551615}|2a81ffffffffffffffff7f
            all|{"t":"é","b":"00ff","x":"0102","e":"B","d":[["k",-1]],"r":3.14}|3602c3a90200ff0102822c01016b011f85eb51b81e0940
            """)
    void readsWhatItWrites(String type, String json, String hex) throws Exception {
        String bytes = hex.replace(" ", "");
        Composer composer = new Composer();
        type(type).compose(type(type).fromJson(JsonReader.read(json)), composer);
        assertThat(HexFormat.of().formatHex(composer.toByteArray())).isEqualTo(bytes);
        assertThat(parsed(type, bytes)).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            v1|a10a628458|{"a":5}
            v1|a10a22845863026869|{"a":5}
            v2|e10a|{"a":5,"b":7}
            v2|a10a22845863026869|{"a":5,"b":300}
            v3|e10a|{"a":5,"b":7,"c":"zz"}
            v3|a10a628458|{"a":5,"b":300,"c":"zz"}
            v1|a10ae10260|{"a":5}
            v2|a10a60|{"a":5,"b":7}
            v2|a10a20628458|{"a":5,"b":300}
            none1|a06112|{}
            none2|e0|{"x":0}
            vectors1|2102a202046106a2080a610c210e|{"v":[{"x":1,"y":2},{"x":4,"y":5}],"n":7}
            deep1|a10a2102a0e10260a0e1046060210e|{"o":{"a":5},"n":7}
            shapes|e209052a01333333333333f33f0e|{"a":{"case":null,"id":9},"b":{"case":"circle","r":1.2},"n":7}
            xyz|c003020406|{"x":1,"y":2,"z":3}
            xyz|a10221046106|{"x":1,"y":2,"z":3}
            xyz|a302040660|{"x":1,"y":2,"z":3}
            blob|108003026869|{"b":"6869"}
            blob|1003026869|{"b":"6869"}
            """)
    void readsOtherVersionsAndLongerForms(String type, String hex, String json) throws Exception {
        assertThat(parsed(type, hex)).isEqualTo(json);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            xyz|c0|1
            xyz|e30204|3
            xyz|63020406|0
            xyz|a3020406|4
            xyz|e402040608|4
            xyz||0
            u|218c2110|2
            u|2182212c|2
            u|2a828080808080808080 00|10
            u|22 8005|1
            v2|e30a8458|2
            bc|a10a610c|4
            ab|e10a|2
            nab|210aa10c|2
            nab|620201|0
            nab|10020201|3
            nab|2202012100|3
            blob|10040268690 0|5
            blob|220568|1
            blob|10808080808000|4
            blob|1880808000|0
            v1|a10a228458|5
            v1|a10aa10260|5
            around|a20a02e10260|2
            outer|e102|1
            shapes|e1002a09333333333333f33f0e|3
            all|3602c3280200ff0102822c01016b011f85eb51b81e0940|2
            all|3602c3a90200ff010282 2d01016b011f85eb51b81e0940|9
            points|21 7f|1
            m|22822de10a|1
            s|21040a|1
            """)
    void refusesWithTheOffset(String type, String hex, long offset) {
        assertThatThrownBy(() -> parsed(type, hex == null ? "" : hex.replace(" ", "")))
                .isInstanceOfSatisfying(
                        CodecException.class,
                        e -> assertThat(e.offset()).as(e.getMessage()).isEqualTo(offset));
    }

    @Test
    void theBareProfileHasNoHeaders() throws Exception {
        assertThat(bare("outest", "{\"outer\":{\"inner\":{\"x\":1}}}")).isEqualTo("02");
        assertThat(bare("v3", "{\"a\":5,\"b\":300,\"c\":\"hi\"}")).isEqualTo("0a8458686900");
        // elements of one byte: a case id, a member
        assertThat(bare("bares", "{\"v\":[{\"case\":\"no\"},{\"case\":\"no\"}],\"w\":[{\"e\":{},\"x\":1}],\"e\":[]}"))
                .isEqualTo("0202020102" + "00");
    }

    @Test
    void theBareProfileRefusesElementsWithoutBytes() {
        assertThatThrownBy(() -> bare("bares", "{\"v\":[],\"w\":[],\"e\":[{},{}]}"))
                .hasMessage("2 elements without bytes found, expected none in the bare profile");
    }

    private static String bare(String type, String json) throws Exception {
        Composer composer = Composer.bare();
        type(type).compose(type(type).fromJson(JsonReader.read(json)), composer);
        Parser parser = Parser.bare(ParserLimits.DEFAULT);
        parser.over(composer.toByteArray());
        assertThat(type(type).toJson(type(type).parseOnly(parser))).hasToString(json);
        return HexFormat.of().formatHex(composer.toByteArray());
    }

    @Test
    void aBlobMovesToAFieldFrameWhenItDoesNotFit() throws Exception {
        assertThat(blob(4093)).startsWith("0fff9f7d").hasSize(2 * 4097);
        assertThat(blob(4094)).startsWith("10a0009f7e").hasSize(2 * 4099);
        assertThat(blob(5000)).startsWith("10a70aa708").hasSize(2 * 5005);
    }

    private static String blob(int size) throws Exception {
        Composer composer = new Composer();
        GmqRecord value = new GmqRecord(java.util.Map.of("b", new GmqBytes(new byte[size])));
        type("blob").compose(value, composer);
        String hex = HexFormat.of().formatHex(composer.toByteArray());
        Parser parser = new Parser();
        parser.over(composer.toByteArray());
        assertThat(type("blob").parseOnly(parser)).isEqualTo(value);
        return hex;
    }
}
