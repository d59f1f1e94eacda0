package dev.postage.report.runs;

import java.util.List;
import java.util.regex.Pattern;

/**
 * Takes the numbers out of generated class names, so that the same generated class bears one name in all runs.
 *
 * <p>Covers hidden classes and lambdas, method handle forms, dynamic proxies, reflection accessors, and the classes of
 * CGLIB, Byte Buddy, Mockito and Javassist. Names a compiler gives ({@code Outer$1}) are a property of the program and
 * stay.
 */
public final class ClassNames {
    private static final List<Rule> RULES = List.of(
            rule("[/+.]0x[0-9a-fA-F]+", ""),
            rule("\\$\\$Lambda(\\$[0-9]+)?(/[0-9]+)?", "\\$\\$Lambda"),
            rule("(LambdaForm\\$[A-Za-z]+)[0-9]+", "$1"),
            rule("\\$Proxy[0-9]+", "\\$Proxy"),
            rule("\\bjdk([./])proxy[0-9]+\\b", "jdk$1proxy"),
            rule("(Generated(?:Method|Constructor|SerializationConstructor)Accessor)[0-9]+", "$1"),
            rule("(\\$\\$(?:SpringCGLIB(?:\\$\\$FastClass)?|(?:EnhancerBy|FastClassBy)\\w+?))\\$\\$[0-9a-fA-F]+", "$1"),
            rule("(\\$(?:ByteBuddy|MockitoMock|HibernateProxy|auxiliary))\\$[0-9A-Za-z]+", "$1"),
            rule("(_\\$\\$_jvst)[0-9a-f]+(?:_[0-9a-f]+)?", "$1"));

    private ClassNames() {}

    /** The name, type descriptor or method descriptor with every generated number left out. */
    public static String normalised(String name) {
        if (name.indexOf('$') < 0 && name.indexOf('0') < 0 && !name.contains("Accessor")) {
            return name;
        }
        String result = name;
        for (Rule rule : RULES) {
            result = rule.number().matcher(result).replaceAll(rule.replacement());
        }
        return result;
    }

    private static Rule rule(String number, String replacement) {
        return new Rule(Pattern.compile(number), replacement);
    }

    private record Rule(Pattern number, String replacement) {}
}
