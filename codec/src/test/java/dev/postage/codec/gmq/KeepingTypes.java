package dev.postage.codec.gmq;

import dev.postage.codec.gmq.idl.IdlException;
import dev.postage.codec.gmq.idl.Schema;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Types that keep what they do not know. */
final class KeepingTypes {
    private KeepingTypes() {}

    static GmqType of(Path idl, String name) throws IOException, IdlException {
        return GmqSchema.keepingUnknown(Schema.parse(idl.toString(), Files.readString(idl)))
                .type(name);
    }
}
