package dev.postage.codec.gmq.frame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.BufferOverflowException;
import java.nio.ByteBuffer;
import java.nio.channels.WritableByteChannel;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ComposerTest {
    /** Remembers how long each write was. */
    private static final class Writes extends OutputStream {
        private final List<Integer> lengths = new ArrayList<>();

        @Override
        public void write(int one) {
            lengths.add(1);
        }

        @Override
        public void write(byte[] bytes, int from, int length) {
            lengths.add(length);
        }
    }

    @Test
    void framesGoToTheSinkAsSoonAsTheyEnd() {
        Writes writes = new Writes();
        Composer composer = new Composer();
        composer.to(writes);
        for (int i = 0; i < 5000; i++) {
            composer.unsigned(1);
        }
        assertThat(writes.lengths).containsExactly(4097);
        composer.beginStruct();
        assertThat(writes.lengths).containsExactly(4097, 2 + 5000 - 4095);
        composer.blob(new byte[100_000]);
        assertThat(writes.lengths).hasSize(2);
        composer.endStruct();
        // header and length, then the caller's own array
        assertThat(writes.lengths.subList(2, writes.lengths.size())).containsExactly(3 + 3, 100_000);
    }

    @Test
    void aLargeTextReachesTheSinkPieceByPiece() {
        Writes writes = new Writes();
        Composer composer = new Composer();
        composer.to(writes);
        composer.text("ü".repeat(100_000));
        composer.finish();
        assertThat(writes.lengths.stream().mapToInt(Integer::intValue))
                .hasSizeGreaterThan(40)
                .allMatch(i -> i <= 4097);
        assertThat(writes.lengths.stream().mapToInt(Integer::intValue).sum()).isEqualTo(3 + 3 + 200_000);
    }

    @Test
    void aChannelMayTakeAByteAtATime() {
        List<Byte> taken = new ArrayList<>();
        Composer composer = new Composer();
        composer.to(new WritableByteChannel() {
            @Override
            public int write(ByteBuffer source) {
                taken.add(source.get());
                return 1;
            }

            @Override
            public boolean isOpen() {
                return true;
            }

            @Override
            public void close() {}
        });
        composer.unsigned(1);
        composer.blob(new byte[5000]);
        composer.text("x");
        assertThat(composer.finish()).isEqualTo(2 + 5005 + 3).isEqualTo(taken.size());
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5, 31, 32, 33, 4096, 4097, 4098, 5003})
    void anArrayThatIsTooSmallOverflowsAndIsNotLeft(int room) {
        byte[] target = new byte[5100];
        Composer composer = new Composer();
        composer.to(target, 50, 50 + room);
        assertThatThrownBy(() -> {
                    composer.beginStruct();
                    for (int i = 0; i < 5000; i++) {
                        composer.unsigned(0x7f);
                    }
                    composer.endStruct();
                })
                .isInstanceOf(BufferOverflowException.class);
        for (int i = 0; i < target.length; i++) {
            assertThat((i >= 50 && i < 50 + room) || target[i] == 0).isTrue();
        }
    }

    @Test
    void aBufferThatIsTooSmallOverflows() {
        Composer composer = new Composer();
        composer.to(ByteBuffer.allocateDirect(3));
        assertThatThrownBy(() -> {
                    composer.text("four");
                    composer.finish();
                })
                .isInstanceOf(BufferOverflowException.class);
    }

    @Test
    void aStreamThatFailsFailsTheCall() {
        Composer composer = new Composer();
        composer.to(new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("disk full");
            }
        });
        composer.unsigned(1);
        assertThatThrownBy(composer::finish)
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("disk full");
    }

    @Test
    void structsAreBegunAndEndedInPairs() {
        Composer composer = new Composer();
        assertThatThrownBy(composer::endStruct).hasMessage("no struct is open: call beginStruct first");
        composer.beginStruct();
        assertThatThrownBy(composer::finish).hasMessage("1 structs are open at the end of a message: end them");
    }

    @Test
    void halfASurrogatePairIsRefused() {
        Composer composer = new Composer();
        assertThatThrownBy(() -> composer.text("a\ud83d"))
                .hasMessage("the surrogate U+d83d at index 1 of a text stands alone, UTF-8 needs both: replace it");
        assertThatThrownBy(() -> composer.text("\ude00\ud83d"))
                .hasMessage("the surrogate U+de00 at index 0 of a text stands alone, UTF-8 needs both: replace it");
    }

    @Test
    void aNegativeCountIsRefused() {
        assertThatThrownBy(() -> new Composer().count(-1)).hasMessage("a count is -1, at least 0 is needed");
    }

    @Test
    void afterAnExceptionATargetMayBeChosenAnew() {
        Composer composer = new Composer();
        composer.beginStruct();
        composer.blob(new byte[5000]);
        composer.toGrowingArray();
        composer.unsigned(1);
        composer.finish();
        assertThat(composer.toByteArray()).containsExactly(0x21, 1);
    }
}
