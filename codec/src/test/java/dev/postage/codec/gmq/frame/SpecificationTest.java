package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;

import dev.postage.codec.bytes.CodecException;
import java.util.HexFormat;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

class SpecificationTest {
    private static String compose(Consumer<Composer> message) {
        Composer composer = new Composer();
        message.accept(composer);
        composer.finish();
        return HexFormat.of().formatHex(composer.toByteArray());
    }

    @Test
    void h1FirstBitOfTheTextIsTheHighestOne() throws CodecException {
        String bytes = compose(c -> {
            c.beginStruct();
            c.signed(1);
            c.signed(2);
            c.signed(3);
            c.endStruct();
        });
        assertThat(bytes).isEqualTo("e3020406");
        Parser parser = new Parser();
        parser.over(HexFormat.of().parseHex(bytes));
        parser.beginStruct();
        assertThat(parser.signed()).isEqualTo(1);
        assertThat(parser.signed()).isEqualTo(2);
        assertThat(parser.signed()).isEqualTo(3);
        parser.endStruct();
        parser.endInput();
    }
}
