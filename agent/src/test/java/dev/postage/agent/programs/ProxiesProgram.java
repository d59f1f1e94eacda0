package dev.postage.agent.programs;

import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;

/** Interface proxies: made anew in each unit, called with primitive and object values, one of them throwing. */
final class ProxiesProgram extends Program {
    /** What the proxies stand for. */
    interface Ledger {
        long add(String account, int amount, double rate);

        void close() throws IllegalStateException;

        default String title() {
            return "ledger";
        }
    }

    private record Counting(Ledger target, List<String> calls) implements InvocationHandler {
        @Override
        public Object invoke(Object proxy, Method method, Object[] arguments) throws Throwable {
            calls.add(method.getName());
            return switch (method.getName()) {
                case "add" -> target.add((String) arguments[0], (Integer) arguments[1], (Double) arguments[2]);
                case "close" -> throw new IllegalStateException("closed");
                case "hashCode" -> 17;
                default -> method.invoke(target, arguments);
            };
        }
    }

    private static final class Sums implements Ledger {
        private long sum;

        @Override
        public long add(String account, int amount, double rate) {
            sum += account.length() + (long) (amount * rate);
            return sum;
        }

        @Override
        public void close() {}
    }

    public static void main(String[] arguments) throws Exception {
        new ProxiesProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        List<String> calls = new ArrayList<>();
        Ledger ledger = (Ledger) Proxy.newProxyInstance(
                ProxiesProgram.class.getClassLoader(), new Class<?>[] {Ledger.class}, new Counting(new Sums(), calls));
        long sum = 0;
        for (int i = 0; i < 5; i++) {
            sum += ledger.add("cash", 1_000 + i, 1.5);
        }
        try {
            ledger.close();
        } catch (IllegalStateException thrown) {
            sum += thrown.getMessage().length();
        }
        return sum + ledger.title().length() + ledger.hashCode() + calls.size();
    }
}
