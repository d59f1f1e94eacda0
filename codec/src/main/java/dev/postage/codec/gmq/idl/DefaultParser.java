package dev.postage.codec.gmq.idl;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Reads {@code DEFAULT = value} where one stands, and checks that the type has that value. */
final class DefaultParser {
    private static final BigDecimal UNSIGNED_HALF = BigDecimal.valueOf(2).pow(Long.SIZE - 1);

    private final Tokens tokens;
    private final Problems problems;

    DefaultParser(Tokens tokens, Problems problems) {
        this.tokens = tokens;
        this.problems = problems;
    }

    Optional<DefaultValue> optional(IdlType type) throws IdlException {
        if (!tokens.takes("DEFAULT")) {
            return Optional.empty();
        }
        tokens.expect("=");
        return Optional.of(value(type));
    }

    private DefaultValue value(IdlType type) throws IdlException {
        Token token = tokens.peek();
        if (type instanceof IntegerType integer) {
            return integer(token, integer);
        }
        if (type instanceof UnsignedType unsigned) {
            return unsigned(token, unsigned);
        }
        if (type instanceof RealType real) {
            return real(token, real);
        }
        if (type instanceof TextType text) {
            return text(token, text);
        }
        if (type instanceof EnumType names) {
            String name = tokens.name().text();
            refuseUnless(names.values().containsKey(name), token, type);
            return new DefaultValue.Named(name);
        }
        tokens.expect("EMPTY");
        return new DefaultValue.Empty();
    }

    private DefaultValue integer(Token token, IntegerType type) throws IdlException {
        BigDecimal value = tokens.decimal();
        boolean inside = isWhole(value)
                && value.compareTo(BigDecimal.valueOf(type.low())) >= 0
                && value.compareTo(BigDecimal.valueOf(type.high())) <= 0;
        refuseUnless(inside, token, type);
        return new DefaultValue.Whole(value.longValue(), true);
    }

    private DefaultValue unsigned(Token token, UnsignedType type) throws IdlException {
        BigDecimal value = tokens.decimal();
        boolean inside = isWhole(value)
                && value.signum() >= 0
                && value.compareTo(UNSIGNED_HALF.add(UNSIGNED_HALF)) < 0
                && Long.compareUnsigned(value.toBigInteger().longValue(), type.low()) >= 0
                && Long.compareUnsigned(value.toBigInteger().longValue(), type.high()) <= 0;
        refuseUnless(inside, token, type);
        return new DefaultValue.Whole(value.toBigInteger().longValue(), false);
    }

    private static boolean isWhole(BigDecimal value) {
        return value.signum() == 0 || value.stripTrailingZeros().scale() <= 0;
    }

    private DefaultValue real(Token token, RealType type) throws IdlException {
        double value = tokens.decimal().doubleValue();
        refuseUnless(Double.isFinite(value) && value >= type.low() && value <= type.high(), token, type);
        return new DefaultValue.Real(value);
    }

    private DefaultValue text(Token token, TextType type) throws IdlException {
        String value = tokens.string();
        refuseUnless(value.getBytes(StandardCharsets.UTF_8).length <= type.maxLength(), token, type);
        return new DefaultValue.Text(value);
    }

    private void refuseUnless(boolean legal, Token token, IdlType type) {
        if (!legal) {
            problems.add(
                    token.position(), "the default " + token.text() + " is no " + type, "write a value it can have");
        }
    }
}
