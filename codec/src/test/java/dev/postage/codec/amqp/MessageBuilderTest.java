package dev.postage.codec.amqp;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.amqp.type.PropertyField;
import dev.postage.codec.amqp.type.SectionKind;
import dev.postage.codec.amqp.wire.ValueWriter;
import dev.postage.codec.bytes.OctetWriter;
import org.junit.jupiter.api.Test;

class MessageBuilderTest {
    private final ValueWriter out = new ValueWriter(new OctetWriter(1));
    private final MessageBuilder builder = new MessageBuilder();

    @Test
    void writesEverySection() {
        builder.head().durable(true).priority(3).ttlMs(20_000);
        builder.head().putMessageAnnotation(Key.of("x-stream-filter")).string("apple");
        builder.property(PropertyField.REPLY_TO_GROUP_ID).string("rg");
        builder.property(PropertyField.MESSAGE_ID).string("m");
        builder.property(PropertyField.USER_ID).binary(new byte[] {'g', 'u', 'e', 's', 't'});
        builder.property(PropertyField.CONTENT_TYPE).symbol("ct");
        builder.property(PropertyField.CREATION_TIME).timestamp(10_000);
        builder.property(PropertyField.GROUP_SEQUENCE).uint(1);
        builder.applicationProperty(Key.of("k")).intValue(2);
        builder.applicationProperty(Key.of("l")).booleanValue(true);
        builder.beginBody(SectionKind.DATA, out);
        out.binary(new byte[] {'b', 'o', 'd', 'y'});
        assertThat(Vectors.hex(out.out().copy()))
                .isEqualTo("005370c009034150037000004e20"
                        + "005372c11902a30f782d73747265616d2d66696c746572a1056170706c65"
                        + "005373c0250da1016da005677565737440404040a3026374404083000000000000271040 5201a1027267"
                                .replace(" ", "")
                        + "005374c10a04a1016b5402a1016c41005375a004626f6479");
    }

    @Test
    void writesNoSectionForNothing() {
        builder.property(PropertyField.TO).string("t");
        builder.beginBody(SectionKind.VALUE, out);
        out.nullValue();
        builder.clear();
        out.out().clear();
        builder.beginBody(SectionKind.VALUE, out);
        out.nullValue();
        assertThat(Vectors.hex(out.out().copy())).isEqualTo("00537740");
    }

    @Test
    void takesTheWideFormWhenTheNarrowOneIsFull() {
        // a list of 254 octets fits with its count into 255, one of 255 does not
        for (int size : new int[] {254, 255}) {
            out.out().clear();
            int begin = out.beginList();
            out.binary(new byte[size - 2]);
            out.endList(begin, 1);
            assertThat(out.out().array()[0]).isEqualTo((byte) (size == 254 ? 0xc0 : 0xd0));
        }
        out.out().clear();
        int begin = out.beginList();
        for (int i = 0; i < 254; i++) {
            out.nullValue();
        }
        out.endList(begin, 254);
        assertThat(out.out().length()).isEqualTo(257);
    }
}
