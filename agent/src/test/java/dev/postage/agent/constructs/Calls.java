package dev.postage.agent.constructs;

/** Calls of each kind of method. */
// what is odd here is what is measured
@SuppressWarnings("all")
class Calls {
    private static Calls object = new Derived();
    private static Shape shape = new Square();
    private static int number = 7;

    private int field = 3;

    interface Shape {
        int area();

        default int twice() {
            return 2 * area();
        }

        default int hidden() {
            return helper();
        }

        private int helper() {
            return 1;
        }

        static int corners() {
            return 4;
        }
    }

    static final class Square implements Shape {
        @Override
        public int area() {
            return 9;
        }
    }

    static class Derived extends Calls {
        @Override
        int virtual() {
            return super.virtual() + 1;
        }
    }

    static void ofStaticMethod() { // instructions(8) blocks(0) bytes(0)
        int sum = sum(number, 2);
    }

    static void ofVirtualMethod() { // instructions(15) blocks(1) bytes(16)
        int found = new Calls().virtual();
    }

    static void ofOverridingMethodThatCallsSuper() { // instructions(11) blocks(0) bytes(0)
        int found = object.virtual();
    }

    static void ofPrivateMethod() { // instructions(6) blocks(0) bytes(0)
        int found = object.special();
    }

    static void ofFinalMethod() { // instructions(6) blocks(0) bytes(0)
        int found = object.last();
    }

    static void ofInterfaceMethod() { // instructions(5) blocks(0) bytes(0)
        int area = shape.area();
    }

    static void ofDefaultMethod() { // instructions(10) blocks(0) bytes(0)
        int area = shape.twice();
    }

    static void ofPrivateInterfaceMethod() { // instructions(8) blocks(0) bytes(0)
        int found = shape.hidden();
    }

    static void ofStaticInterfaceMethod() { // instructions(4) blocks(0) bytes(0)
        int corners = Shape.corners();
    }

    static void chained() { // instructions(11) blocks(0) bytes(0)
        Calls same = object.itself().itself().itself();
    }

    static void varargsOfNone() { // instructions(7) blocks(1) bytes(16)
        int count = count();
    }

    static void varargsOfOne() { // instructions(11) blocks(1) bytes(24)
        int count = count("one");
    }

    static void varargsOfThree() { // instructions(19) blocks(1) bytes(32)
        int count = count("one", "two", "three");
    }

    static void varargsByArray() { // instructions(11) blocks(1) bytes(24)
        int count = count(new Object[] {"one"});
    }

    static void varargsOfInts() { // instructions(19) blocks(1) bytes(32)
        int count = countInts(1, 2, 3);
    }

    static void withWidenedArguments() { // instructions(10) blocks(0) bytes(0)
        long sum = sum((long) number, number);
    }

    static void recursion() { // instructions(53) blocks(0) bytes(0)
        int product = factorial(5);
    }

    static void tailCall() { // instructions(58) blocks(0) bytes(0)
        int sum = sumTo(5, 0);
    }

    static void mutualRecursion() { // instructions(68) blocks(0) bytes(0)
        boolean even = isEven(6);
    }

    static void treeRecursion() { // instructions(237) blocks(0) bytes(0)
        int found = fibonacci(6);
    }

    static void ofNativeMethod() { // instructions(2) blocks(0) bytes(0)
        long now = System.nanoTime();
    }

    private static int sum(int a, int b) {
        return a + b;
    }

    private static long sum(long a, long b) {
        return a + b;
    }

    private static int count(Object... all) {
        return all.length;
    }

    private static int countInts(int... all) {
        return all.length;
    }

    private static int factorial(int n) {
        return n == 0 ? 1 : n * factorial(n - 1);
    }

    private static int sumTo(int n, int sum) {
        if (n == 0) {
            return sum;
        }
        return sumTo(n - 1, sum + n);
    }

    private static boolean isEven(int n) {
        return n == 0 || isOdd(n - 1);
    }

    private static boolean isOdd(int n) {
        return n != 0 && isEven(n - 1);
    }

    private static int fibonacci(int n) {
        return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2);
    }

    int virtual() {
        return field;
    }

    final int last() {
        return field;
    }

    private int special() {
        return field;
    }

    private Calls itself() {
        return this;
    }

    private Calls() {}
}
