package dev.postage.agent.programs;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** Integers and decimals of any size: products, powers, quotients, text. */
final class BigIntegerProgram extends Program {
    private static final BigInteger ODD = new BigInteger("123456789012345678901234567890123456789012345678901");
    private static final BigInteger MODULUS = BigInteger.ONE.shiftLeft(127).subtract(BigInteger.ONE);

    public static void main(String[] arguments) throws Exception {
        new BigIntegerProgram().run(arguments);
    }

    @Override
    long unit(int number) {
        BigInteger product = ODD.multiply(ODD).add(BigInteger.valueOf(77));
        BigInteger power = BigInteger.valueOf(65_537).modPow(ODD.shiftRight(130), MODULUS);
        BigInteger[] parts = product.divideAndRemainder(power.setBit(90));
        BigDecimal rate = new BigDecimal("19.99").multiply(new BigDecimal("1.075"), MathContext.DECIMAL64);
        long sum = (long) parts[0].hashCode()
                + parts[1].bitCount()
                + product.toString().hashCode();
        return sum
                + rate.divide(new BigDecimal("3"), MathContext.DECIMAL32)
                        .toPlainString()
                        .hashCode();
    }
}
