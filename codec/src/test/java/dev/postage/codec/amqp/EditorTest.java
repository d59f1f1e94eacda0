package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.bytes.OctetWriter;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;

class EditorTest {
    private static final String BARE = "005375a00161";

    private final ValueWriter out = new ValueWriter(new OctetWriter(1));
    private final Editor editor = new Editor();
    private final Scan scan = new Scan();

    @Test
    void aReplacedHeadHasNothingOfTheOldOne() throws CodecException {
        String old = "005370c0040241" + "5003" + "005372c108" + "02" + "a303782d6d" + "5401" + BARE;
        editor.replaceHeader().replaceMessageAnnotations().deliveryCount(1);
        editor.putMessageAnnotation(Key.of("x-n")).intValue(2);
        assertThat(edit(old)).isEqualTo("005370c00705" + "40404040" + "5201" + "005372c10802a303782d6e5402" + BARE);
    }

    @Test
    void whatIsEditedLaterCounts() throws CodecException {
        editor.replaceHeader().replaceMessageAnnotations().durable(true);
        assertThat(edit(BARE)).isEqualTo("005370c0020141" + BARE);
        editor.durable(false);
        assertThat(edit(BARE)).isEqualTo("005370c0020142" + BARE);
        editor.putMessageAnnotation(Key.of("x-n")).intValue(2);
        assertThat(edit(BARE)).isEqualTo("005370c0020142" + "005372c10802a303782d6e5402" + BARE);
        editor.clear();
        assertThat(edit(BARE)).isEqualTo(BARE);
        // as many changes and octets as before, but others
        editor.replaceHeader().replaceMessageAnnotations().durable(true);
        editor.putMessageAnnotation(Key.of("x-o")).intValue(3);
        assertThat(edit(BARE)).isEqualTo("005370c0020141" + "005372c10802a303782d6f5403" + BARE);
    }

    @Test
    void deliveryAnnotationsStayUnlessTheyAreReplaced() throws CodecException {
        String delivery = "005371c10802a303782d645401";
        editor.replaceHeader().replaceMessageAnnotations().durable(true);
        assertThat(edit(BARE)).isEqualTo("005370c0020141" + BARE);
        assertThat(edit(delivery + BARE)).isEqualTo("005370c0020141" + delivery + BARE);
        editor.replaceDeliveryAnnotations();
        assertThat(edit(delivery + BARE)).isEqualTo("005370c0020141" + BARE);
    }

    private String edit(String message) throws CodecException {
        scan.scan(HexFormat.of().parseHex(message));
        out.out().clear();
        editor.write(scan, out);
        return Vectors.hex(out.out().copy());
    }

    @Test
    void textsAreWhatTheJdkMakesOfThem() {
        String[] texts = {
            "", "ascii", "d\u00e9j\u00e0", "\u20ac", "a\ud83d\ude00b", "\ud800", "x\udc00y", "\ude00\ud83d"
        };
        for (String text : texts) {
            byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
            out.out().clear();
            out.string(text);
            assertThat(Vectors.hex(out.out().copy()))
                    .isEqualTo(String.format("a1%02x", utf8.length) + Vectors.hex(utf8));
        }
    }

    @Test
    void theOrderOfPropertiesDoesNotMatter() {
        MessageBuilder builder = new MessageBuilder();
        builder.property(PropertyField.MESSAGE_ID).string("m");
        builder.property(PropertyField.SUBJECT).string("old");
        builder.property(PropertyField.SUBJECT).string("s");
        assertThat(built(builder)).isEqualTo("005373c00904a1016d4040a10173" + BARE);
        builder.clear();
        builder.property(PropertyField.SUBJECT).string("s");
        builder.property(PropertyField.MESSAGE_ID).string("m");
        assertThat(built(builder)).isEqualTo("005373c00904a1016d4040a10173" + BARE);
        builder.clear();
        builder.property(PropertyField.MESSAGE_ID).string("m");
        builder.property(PropertyField.SUBJECT).string("s");
        assertThat(built(builder)).isEqualTo("005373c00904a1016d4040a10173" + BARE);
    }

    private String built(MessageBuilder builder) {
        out.out().clear();
        builder.beginBody(SectionKind.DATA, out);
        out.binary(new byte[] {'a'});
        return Vectors.hex(out.out().copy());
    }
}
