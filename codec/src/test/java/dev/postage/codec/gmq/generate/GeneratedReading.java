package dev.postage.codec.gmq.generate;

import dev.postage.codec.bytes.CodecException;
import dev.postage.codec.gmq.frame.Composer;
import dev.postage.codec.gmq.frame.Parser;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;

/** A generated reader that is used again, and the writer of its type, called without reflection that allocates. */
final class GeneratedReading {
    private final MethodHandle read;
    private final MethodHandle toRecord;
    private final MethodHandle write;

    /** @param type the Java name of a struct or union */
    GeneratedReading(Generated code, String type) throws Exception {
        Class<?> readerType = code.type(type + "Reader");
        Class<?> record = code.type(type);
        Object reader = readerType.getDeclaredConstructor().newInstance();
        MethodHandles.Lookup lookup = MethodHandles.publicLookup();
        read = lookup.findVirtual(readerType, "read", MethodType.methodType(void.class, Parser.class))
                .bindTo(reader);
        toRecord = lookup.findVirtual(readerType, "toRecord", MethodType.methodType(record))
                .bindTo(reader)
                .asType(MethodType.methodType(Object.class));
        MethodType writing = MethodType.methodType(void.class, record, Composer.class);
        write = lookup.findStatic(code.type(type + "Writer"), "write", writing)
                .asType(MethodType.methodType(void.class, Object.class, Composer.class));
    }

    void read(Parser in) throws CodecException {
        try {
            read.invokeExact(in);
        } catch (CodecException | RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("a reader throws nothing else", e);
        }
    }

    Object record() {
        try {
            return toRecord.invokeExact();
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("a reader throws nothing else", e);
        }
    }

    void write(Object record, Composer out) {
        try {
            write.invokeExact(record, out);
        } catch (RuntimeException | Error e) {
            throw e;
        } catch (Throwable e) {
            throw new AssertionError("a writer throws nothing else", e);
        }
    }
}
