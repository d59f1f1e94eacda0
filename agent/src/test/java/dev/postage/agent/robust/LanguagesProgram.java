package dev.postage.agent.robust;

import groovy.lang.Binding;
import groovy.lang.GroovyShell;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kotlin.collections.CollectionsKt;
import kotlin.ranges.IntRange;
import kotlin.sequences.Sequence;
import kotlin.sequences.SequencesKt;
import kotlin.text.Regex;
import kotlin.text.StringsKt;
import scala.collection.immutable.LazyList;
import scala.collection.mutable.HashMap;
import scala.jdk.javaapi.CollectionConverters;
import scala.math.BigDecimal;

/** Runs what the compilers of Kotlin, Scala and Groovy have made of their libraries, and of a script. */
public final class LanguagesProgram {
    private static final String SCRIPT = """
            class Animal {
                String name
                Animal(String name) { if (name == null) throw new IllegalArgumentException('no name'); this.name = name }
                Animal(int number) { this('animal ' + number) }
                def methodMissing(String called, arguments) { "$name cannot $called ${arguments.size()}" }
            }
            class Dog extends Animal {
                int legs = 4
                Dog(Object what) { super(what) }
                def bark(int times = 2) { (1..times).collect { "wuff $it" }.join(', ') }
            }
            @groovy.transform.CompileStatic
            class Sums {
                static long fibonacci(int n) { n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2) }
            }
            def failed = 0
            [null, 7, 'Rex'].each {
                try { failed += new Dog(it).legs } catch (Exception e) { failed -= 1 }
            }
            def grouped = words.groupBy { it.size() }.collectEntries { k, v -> [k, v*.toUpperCase()] }
            def text = switchOn(3.5) + switchOn('x')
            def switchOn(value) {
                switch (value) { case Number: return 'number '; case ~/[a-z]/: return 'letter '; default: return 'else ' }
            }
            "${new Dog('Rex').bark()} ${new Dog(3).fly(1, 2)} $failed $grouped $text ${Sums.fibonacci(15)}".toString()
            """;

    private LanguagesProgram() {}

    public static void main(String[] arguments) {
        kotlin();
        scala();
        System.out.println(new GroovyShell(new Binding(Map.of("words", List.of("a", "bb", "cc")))).evaluate(SCRIPT));
    }

    private static void kotlin() {
        Sequence<Integer> squares = SequencesKt.map(SequencesKt.generateSequence(1, n -> n + 1), n -> n * n);
        System.out.println(SequencesKt.toList(SequencesKt.take(SequencesKt.filter(squares, n -> n % 2 == 1), 5)));
        System.out.println(CollectionsKt.windowed(CollectionsKt.toList(new IntRange(1, 6)), 3, 2, true));
        System.out.println(CollectionsKt.joinToString(
                CollectionsKt.sortedWith(
                        List.of("b", "C", "a"),
                        StringsKt.getCASE_INSENSITIVE_ORDER(kotlin.jvm.internal.StringCompanionObject.INSTANCE)),
                "/",
                "<",
                ">",
                -1,
                "...",
                null));
        System.out.println(new Regex("(\\w)(\\d)")
                .replace(
                        "a1 b2",
                        match -> match.getGroupValues().get(2)
                                + match.getGroupValues().get(1)));
        System.out.println(StringsKt.lines("x\ny\r\nz") + " " + StringsKt.toIntOrNull("12x") + " "
                + kotlin.time.DurationKt.toDuration(90, kotlin.time.DurationUnit.SECONDS));
    }

    private static void scala() {
        List<Integer> hundred = IntStream.range(0, 100).boxed().toList();
        scala.collection.Iterable<Integer> numbers =
                CollectionConverters.asScala(hundred).toVector();
        System.out.println(numbers.grouped(30).map(part -> part.size()).mkString(","));
        System.out.println(
                LazyList.from(3).filter(n -> (Integer) n % 5 == 0).take(4).mkString(" "));
        HashMap<String, Integer> map = new HashMap<>();
        for (int i : hundred) {
            map.put("k" + i % 17, i);
        }
        System.out.println(map.size() + " " + map.get("k3") + " " + map.get("none"));
        System.out.println(new BigDecimal(java.math.BigDecimal.ONE).$div(new BigDecimal(java.math.BigDecimal.TEN)));
    }
}
