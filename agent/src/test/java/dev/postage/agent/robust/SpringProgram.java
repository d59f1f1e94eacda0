package dev.postage.agent.robust;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;
import org.aopalliance.intercept.MethodInterceptor;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.context.ApplicationEvent;
import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.context.annotation.Lazy;
import org.springframework.context.event.EventListener;
import org.springframework.core.env.MapPropertySource;
import org.springframework.expression.spel.standard.SpelExpressionParser;

/** Starts a context with what makes it generate classes: enhanced configurations, proxies of both kinds, lazy beans. */
public final class SpringProgram {
    private SpringProgram() {}

    /** An interface to stand behind. */
    public interface Greeter {
        String greet(String name);
    }

    /** A class to be extended at run time. */
    public static class PoliteGreeter implements Greeter {
        private final String word;

        public PoliteGreeter(String word) {
            this.word = word;
        }

        @Override
        public String greet(String name) {
            return word + ", " + name;
        }
    }

    /** Published once. */
    public static final class Done extends ApplicationEvent {
        private static final long serialVersionUID = 1L;

        Done(Object source) {
            super(source);
        }
    }

    /** Extended by the context, so that calls of its methods give the one bean. */
    @Configuration
    public static class Greeters {
        private final List<String> heard = new ArrayList<>();

        @Bean
        public PoliteGreeter greeter() {
            return new PoliteGreeter("Hello");
        }

        @Bean
        @Lazy
        public Greeter second() {
            return name -> greeter().greet(name) + " and " + greeter().greet("all");
        }

        @Bean
        public List<String> heard() {
            return heard;
        }

        @EventListener
        public void onDone(Done event) {
            heard.add(event.getClass().getSimpleName());
        }
    }

    public static void main(String[] arguments) {
        try (AnnotationConfigApplicationContext context = new AnnotationConfigApplicationContext()) {
            context.getEnvironment().getPropertySources().addFirst(new MapPropertySource("own", Map.of("who", "Ada")));
            context.register(Greeters.class);
            context.refresh();
            String who = context.getEnvironment().resolveRequiredPlaceholders("${who}");
            System.out.println(context.getBean("second", Greeter.class).greet(who));
            context.publishEvent(new Done(context));
            System.out.println(context.getBean("heard"));
            System.out.println(context.getBean(PoliteGreeter.class)
                    == context.getBean(Greeters.class).greeter());
            System.out.println(new TreeMap<>(context.getBeansOfType(Greeter.class)).keySet());
        }
        MethodInterceptor louder = invocation -> invocation.proceed() + "!";
        System.out.println(
                proxied(true, louder).apply("Bob") + proxied(false, louder).apply("Eve"));
        System.out.println(new SpelExpressionParser()
                .parseExpression("{1, 2, 3}.![#this * #this].contains(9) ? 'yes' : 'no'")
                .getValue());
    }

    private static Function<String, String> proxied(boolean byClass, MethodInterceptor interceptor) {
        ProxyFactory factory = new ProxyFactory(new PoliteGreeter("Good day"));
        factory.setProxyTargetClass(byClass);
        factory.addAdvice(interceptor);
        return ((Greeter) factory.getProxy())::greet;
    }
}
