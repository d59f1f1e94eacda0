package dev.postage.agent.keep;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import dev.postage.agent.weave.ClassWeaver;
import dev.postage.agent.weave.DeliveryPoints;
import dev.postage.agent.weave.Unit;
import dev.postage.agent.weave.Woven;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WovenClassesTest {
    private static final String OWNER = "pinned, a/B#c";
    private static final List<Class<?>> CLASSES = List.of(String.class, List.class, WovenClassesTest.class);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void save() throws IOException {
        file = folder.resolve("woven");
        WovenClasses recorded = WovenClasses.at(file, OWNER);
        for (Class<?> type : CLASSES) {
            recorded.woven(bytes(type), woven(type));
        }
        recorded.save();
    }

    @Test
    void hasWhatWasRecorded() throws IOException {
        WovenClasses kept = WovenClasses.at(file, OWNER);
        for (Class<?> type : CLASSES) {
            Woven expected = woven(type);
            Woven found = kept.find(bytes(type)).orElseThrow();
            assertThat(found.sites().sites()).isEqualTo(expected.sites().sites());
            assertThat(found.extent()).isEqualTo(expected.extent());
            assertThat(found.tooLarge()).isEqualTo(expected.tooLarge());
            assertThat(found.numbered(7)).isEqualTo(expected.numbered(7));
        }
    }

    @Test
    void hasNoOtherClass() throws IOException {
        WovenClasses kept = WovenClasses.at(file, OWNER);
        assertThat(kept.find(bytes(Integer.class))).isEmpty();
        byte[] changed = bytes(String.class);
        changed[changed.length / 2] ^= 1;
        assertThat(kept.find(changed)).isEmpty();
    }

    @Test
    void staysAsItIsOnceSaved() throws IOException {
        byte[] before = Files.readAllBytes(file);
        WovenClasses kept = WovenClasses.at(file, OWNER);
        kept.woven(bytes(Integer.class), woven(Integer.class));
        kept.save();
        assertThat(file).hasBinaryContent(before);
        assertThat(folder).isDirectoryContaining(path -> path.equals(file));
    }

    @Test
    void isRefusedToAnotherOwner() {
        assertThatThrownBy(() -> WovenClasses.at(file, "pinned"))
                .isInstanceOf(IOException.class)
                .hasMessage("its classes were woven for 'pinned, a/B#c', expected 'pinned'");
    }

    @Test
    void aFlippedBitIsNoticedInEveryByte() throws IOException {
        byte[] whole = saveSmallFile();
        for (int place = 0; place < whole.length; place++) {
            byte[] damaged = whole.clone();
            damaged[place] ^= (byte) (1 << place % Byte.SIZE);
            Files.write(file, damaged);
            assertRefused("bit in byte " + place);
        }
    }

    @Test
    void everyTruncationIsNoticed() throws IOException {
        byte[] whole = saveSmallFile();
        for (int length = 0; length < whole.length; length++) {
            Files.write(file, Arrays.copyOf(whole, length));
            assertRefused("cut to " + length);
        }
    }

    private byte[] saveSmallFile() throws IOException {
        Files.delete(file);
        WovenClasses recorded = WovenClasses.at(file, OWNER);
        recorded.woven(bytes(Small.class), woven(Small.class));
        recorded.save();
        return Files.readAllBytes(file);
    }

    /** Its constructor is all there is to weave. */
    private static class Small {}

    private void assertRefused(String how) {
        assertThatThrownBy(() -> WovenClasses.at(file, OWNER))
                .as(how)
                .isInstanceOf(IOException.class)
                .hasMessageMatching("it is damaged: .+|it holds no woven classes");
    }

    @Test
    void damageIsNoticedInALargeFileWithoutReservingMemoryForWhatItSays() throws IOException {
        byte[] whole = Files.readAllBytes(file);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        Random random = new Random(1);
        for (int i = 0; i < 60; i++) {
            byte[] damaged = whole.clone();
            int place = random.nextInt(damaged.length - Integer.BYTES);
            // a length or a number of things that says as much as there can be
            ByteBuffer.wrap(damaged).putInt(place, Integer.MAX_VALUE - random.nextInt(9));
            Files.write(file, damaged);
            long before = threads.getCurrentThreadAllocatedBytes();
            assertRefused("four bytes at " + place);
            assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(whole.length + 100_000);
        }
    }

    @Test
    void saysWhatIsWrongWithTheFile() throws IOException {
        byte[] damaged = Files.readAllBytes(file);
        damaged[damaged.length / 2] ^= 4;
        Files.write(file, damaged);
        assertThatThrownBy(() -> WovenClasses.at(file, OWNER))
                .hasMessageMatching("it is damaged: checksum [0-9a-f]+ found, [0-9a-f]+ expected");
    }

    @Test
    void orderOfMethodsDoesNotCount() throws IOException {
        byte[] classFile = bytes(WovenClassesTest.class);
        assertThat(ClassKey.of(ReversedMethods.of(classFile)))
                .isEqualTo(ClassKey.of(classFile))
                .isNotEqualTo(ClassKey.of(bytes(String.class)));
        assertThat(ReversedMethods.of(classFile)).isNotEqualTo(classFile).hasSameSizeAs(classFile);
    }

    @Test
    void keyOfAnythingIsFound() {
        Random random = new Random(2);
        for (int length = 0; length < 2_000; length++) {
            byte[] noClass = new byte[length];
            random.nextBytes(noClass);
            assertThat(ClassKey.of(noClass)).isEqualTo(ClassKey.of(noClass.clone()));
        }
    }

    private static Woven woven(Class<?> type) throws IOException {
        return new ClassWeaver(new DeliveryPoints(List.of()), Unit.INSTRUCTIONS).weave(bytes(type));
    }

    private static byte[] bytes(Class<?> type) throws IOException {
        String name = type.getName().substring(type.getName().lastIndexOf('.') + 1) + ".class";
        try (InputStream in = type.getResourceAsStream(name)) {
            return in.readAllBytes();
        }
    }
}
