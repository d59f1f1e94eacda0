package dev.postage.report.runs;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class ClassNamesTest {
    @ParameterizedTest
    @CsvSource({
        "com.example.Foo$$Lambda$14/0x0000000800c03000, com.example.Foo$$Lambda",
        "com.example.Foo$$Lambda/0x00007f1c2c0a1b40, com.example.Foo$$Lambda",
        "com.example.Foo$$Lambda$14/1234567, com.example.Foo$$Lambda",
        "java.lang.invoke.LambdaForm$MH/0x0000000800c04400, java.lang.invoke.LambdaForm$MH",
        "java.lang.invoke.LambdaForm$DMH/0x0000000800c04400, java.lang.invoke.LambdaForm$DMH",
        "java.lang.invoke.LambdaForm$MH001/0x1, java.lang.invoke.LambdaForm$MH",
        "java.lang.String$$StringConcat/0x000000006e040800, java.lang.String$$StringConcat",
        "com.sun.proxy.$Proxy12, com.sun.proxy.$Proxy",
        "jdk.proxy2.$Proxy12, jdk.proxy.$Proxy",
        "com.example.$Proxy3, com.example.$Proxy",
        "jdk.internal.reflect.GeneratedMethodAccessor7, jdk.internal.reflect.GeneratedMethodAccessor",
        "jdk.internal.reflect.GeneratedConstructorAccessor70, jdk.internal.reflect.GeneratedConstructorAccessor",
        "com.example.Config$$SpringCGLIB$$0, com.example.Config$$SpringCGLIB",
        "com.example.Config$$SpringCGLIB$$FastClass$$1, com.example.Config$$SpringCGLIB$$FastClass",
        "com.example.Config$$EnhancerBySpringCGLIB$$1a2b3c4d, com.example.Config$$EnhancerBySpringCGLIB",
        "com.example.Config$$FastClassBySpringCGLIB$$1a2b, com.example.Config$$FastClassBySpringCGLIB",
        "com.example.Foo$ByteBuddy$Xy12AbCd, com.example.Foo$ByteBuddy",
        "com.example.Foo$MockitoMock$1234567, com.example.Foo$MockitoMock",
        "com.example.Foo_$$_jvst12a_0, com.example.Foo_$$_jvst",
        "[Lcom.example.Foo$$Lambda/0x00007f1c2c0a1b40;, [Lcom.example.Foo$$Lambda;",
        "com.example.Foo$$Lambda$14/0x0000000800c03000[], com.example.Foo$$Lambda[]",
        "(Lcom/example/Foo$$Lambda$9/0x08;I)V, (Lcom/example/Foo$$Lambda;I)V"
    })
    void takesNumbersOutOfGeneratedNames(String given, String normalised) {
        assertThat(ClassNames.normalised(given)).isEqualTo(normalised);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "com.example.Outer$1",
                "com.example.Outer$Inner10",
                "com.example.v10.Proxy10",
                "com.example.Accessor7",
                "java.lang.invoke.BoundMethodHandle$Species_LLL",
                "(Ljava/lang/String;[BII)V",
                "byte[]"
            })
    void keepsNamesACompilerGave(String name) {
        assertThat(ClassNames.normalised(name)).isEqualTo(name);
    }
}
