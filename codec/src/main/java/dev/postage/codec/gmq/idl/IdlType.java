package dev.postage.codec.gmq.idl;

/** The type of a member or an element. {@code toString} is the type in one canonical form: equal types, equal texts. */
public sealed interface IdlType
        permits BlobType,
                ByteArrayType,
                DictionaryType,
                EnumType,
                IntegerType,
                RealType,
                StructUse,
                TextType,
                UnionUse,
                UnsignedType,
                VectorType {}
