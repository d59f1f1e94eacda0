package dev.postage.agent.keep;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import net.bytebuddy.jar.asm.ClassReader;

/** The same class with its methods in the opposite order, the rest byte for byte. */
final class ReversedMethods {
    private ReversedMethods() {}

    static byte[] of(byte[] classFile) {
        ByteBuffer in = ByteBuffer.wrap(classFile);
        in.position(new ClassReader(classFile).header + 6);
        in.position(in.position() + 2 + 2 * in.getShort(in.position()));
        members(in);
        int start = in.position();
        List<byte[]> methods = members(in);
        ByteArrayOutputStream reversed = new ByteArrayOutputStream();
        reversed.write(classFile, 0, start + 2);
        for (int i = methods.size() - 1; i >= 0; i--) {
            reversed.writeBytes(methods.get(i));
        }
        reversed.write(classFile, in.position(), in.remaining());
        return reversed.toByteArray();
    }

    private static List<byte[]> members(ByteBuffer in) {
        List<byte[]> members = new ArrayList<>();
        for (int left = in.getShort(); left > 0; left--) {
            int from = in.position();
            in.position(from + 6);
            for (int attributes = in.getShort(); attributes > 0; attributes--) {
                in.getShort();
                int length = in.getInt();
                in.position(in.position() + length);
            }
            byte[] member = new byte[in.position() - from];
            in.get(from, member);
            members.add(member);
        }
        return members;
    }
}
