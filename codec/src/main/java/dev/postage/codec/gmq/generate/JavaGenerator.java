package dev.postage.codec.gmq.generate;

import dev.postage.codec.gmq.idl.Body;
import dev.postage.codec.gmq.idl.DictionaryType;
import dev.postage.codec.gmq.idl.EnumType;
import dev.postage.codec.gmq.idl.IdlType;
import dev.postage.codec.gmq.idl.MessageType;
import dev.postage.codec.gmq.idl.Schema;
import dev.postage.codec.gmq.idl.StructType;
import dev.postage.codec.gmq.idl.UnionType;
import dev.postage.codec.gmq.idl.VectorType;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/**
 * Java source text for all types of a schema:
 *
 * <ul>
 *   <li>a struct {@code order_line}, and the members of a message, become record {@code OrderLine} with a builder, {@code
 *       OrderLineReader} and {@code OrderLineWriter};
 *   <li>a union becomes a sealed interface with a record per case, an enum an enum, a scope {@code SalesMessages} with a
 *       dispatcher.
 * </ul>
 */
public final class JavaGenerator {
    private static final String[] IMPORTS = {
        "dev.postage.codec.bytes.CodecException",
        "dev.postage.codec.gmq.BytesSlot",
        "dev.postage.codec.gmq.GmqBytes",
        "dev.postage.codec.gmq.Limits",
        "dev.postage.codec.gmq.TextSlot",
        "dev.postage.codec.gmq.frame.Composer",
        "dev.postage.codec.gmq.frame.Parser",
        "dev.postage.codec.gmq.frame.UnknownFrames",
        "java.util.ArrayList",
        "java.util.Arrays",
        "java.util.List",
        "java.util.Map",
        "java.util.Objects"
    };

    private final Schema schema;
    private final String packageName;
    private final TypeCode types;
    private final Map<String, String> files = new LinkedHashMap<>();
    private final Set<String> taken = new HashSet<>();

    private JavaGenerator(Schema schema, String packageName, boolean keepsUnknown) {
        this.schema = schema;
        this.packageName = packageName;
        this.types = new TypeCode(schema, packageName, keepsUnknown);
    }

    /**
     * The files of classes that drop what newer versions added, by their names without a folder.
     *
     * @param packageName of all files
     * @throws IllegalArgumentException if that is no package's name, or two types would have one name in Java
     */
    public static Map<String, String> generate(Schema schema, String packageName) {
        return generate(schema, packageName, false);
    }

    /**
     * As {@link #generate}, but of classes that keep what newer versions added, and write it again behind the members they know
     * (P9): each record of an extensible struct or case has it as its last component.
     */
    public static Map<String, String> generateKeepingUnknown(Schema schema, String packageName) {
        return generate(schema, packageName, true);
    }

    private static Map<String, String> generate(Schema schema, String packageName, boolean keepsUnknown) {
        if (!JavaNames.isPackage(packageName)) {
            throw new IllegalArgumentException(
                    packageName + " found, expected the name of a package such as org.sample");
        }
        JavaGenerator generator = new JavaGenerator(schema, packageName, keepsUnknown);
        generator.generate();
        return generator.files;
    }

    private void generate() {
        schema.structs().values().forEach(this::struct);
        schema.unions().values().forEach(this::union);
        for (MessageType message : schema.messages()) {
            if (message.alias().isEmpty()) {
                struct(message.body());
            }
        }
        schema.scopes()
                .forEach(scope -> file(ScopeSource.name(scope), out -> ScopeSource.add(types, schema, scope, out)));
        Map<String, EnumType> enums = new LinkedHashMap<>();
        schema.structs().values().forEach(struct -> enums(struct.body(), enums));
        schema.unions().values().forEach(union -> union.cases().forEach(one -> enums(one.body(), enums)));
        schema.messages().forEach(message -> enums(message.body().body(), enums));
        enums.values().forEach(type -> file(JavaNames.type(type.name()), out -> EnumSource.add(type, out)));
    }

    private void struct(StructType struct) {
        String name = JavaNames.type(struct.name());
        file(name, out -> {
            out.line("/** The members of " + struct.name() + ". */");
            boolean keeps = types.keepsUnknown() && struct.extensible();
            new RecordSource(types).add(out, "public ", name, struct.body(), keeps, "");
        });
        file(name + "Reader", out -> ReaderSource.add(types, struct, out));
        file(name + "Writer", out -> WriterSource.add(types, struct, out));
    }

    private void union(UnionType union) {
        UnionSource source = new UnionSource(types, union);
        String name = JavaNames.type(union.name());
        file(name, source::addType);
        file(name + "Reader", source::addReader);
        file(name + "Writer", source::addWriter);
    }

    private static void enums(Body body, Map<String, EnumType> found) {
        body.members().forEach(member -> enums(member.type(), found));
    }

    private static void enums(IdlType type, Map<String, EnumType> found) {
        if (type instanceof EnumType names) {
            found.putIfAbsent(names.name(), names);
        } else if (type instanceof VectorType vector) {
            enums(vector.element(), found);
        } else if (type instanceof DictionaryType dictionary) {
            enums(dictionary.key(), found);
            enums(dictionary.value(), found);
        }
    }

    private void file(String name, Consumer<SourceWriter> content) {
        // some file systems do not tell cases apart
        if (!taken.add(name.toLowerCase(Locale.ROOT))) {
            throw new IllegalArgumentException(
                    "two types that are " + name + " in Java found in " + schema.file() + ": rename one of them");
        }
        SourceWriter body = new SourceWriter();
        content.accept(body);
        String text = body.toString();
        SourceWriter file = new SourceWriter();
        file.line("// Generated from " + schema.file().replaceAll(".*[/\\\\]", "") + ", do not edit.");
        file.lines("package " + packageName + ";", "");
        for (String one : IMPORTS) {
            if (text.matches("(?s).*\\b" + one.substring(one.lastIndexOf('.') + 1) + "\\b.*")) {
                file.line("import " + one + ";");
            }
        }
        files.put(name + ".java", file + "\n" + text);
    }
}
