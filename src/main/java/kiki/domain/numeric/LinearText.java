package kiki.domain.numeric;

import java.math.BigInteger;
import java.util.List;
import kiki.cfront.type.IntType;
import kiki.domain.numeric.LinearRow.Summand;

/** Linear inequalities as C expressions that neither overflow nor convert to another sign. */
public final class LinearText {
  private static final int LONG_LONG_BITS = 64;

  private LinearText() {}

  static String atMost(List<Summand> summands, BigInteger bound) {
    if (summands.size() == 1 && summands.getFirst().coefficient().abs().equals(BigInteger.ONE)) {
      Summand only = summands.getFirst();
      String name = only.variable().text();
      return only.coefficient().signum() > 0
          ? name + " <= " + constant(bound, only.type())
          : name + " >= " + constant(bound.negate(), only.type());
    }
    return sum(summands) + " <= " + bound;
  }

  /** The sum in a type that holds it. */
  static String sum(List<Summand> summands) {
    return sum(summands, "(" + carrier(summands) + ")");
  }

  /** The sum with a conversion before each variable, or with none. */
  static String sum(List<Summand> summands, String cast) {
    StringBuilder text = new StringBuilder();
    for (Summand summand : summands) {
      boolean negative = summand.coefficient().signum() < 0;
      if (text.isEmpty()) {
        text.append(negative ? "-" : "");
      } else {
        text.append(negative ? " - " : " + ");
      }
      BigInteger factor = summand.coefficient().abs();
      text.append(factor.equals(BigInteger.ONE) ? "" : factor + " * ");
      text.append(cast).append(summand.variable().text());
    }
    return text.toString();
  }

  /** {@code int} if the promotions of C suffice, or the next type that is wide enough. */
  private static String carrier(List<Summand> summands) {
    BigInteger extent =
        summands.stream()
            .map(summand -> summand.minimum().abs().max(summand.maximum().abs()))
            .reduce(BigInteger.ZERO, BigInteger::add);
    return extent.bitLength() < LONG_LONG_BITS ? "long long" : "__int128";
  }

  public static String constant(BigInteger value, IntType type) {
    boolean wide = value.bitLength() >= Integer.SIZE;
    boolean unsigned = !type.isSigned() && !type.isBool() || value.bitLength() >= LONG_LONG_BITS;
    String suffix = (unsigned ? "u" : "") + (wide ? "ll" : "");
    BigInteger longMinimum = BigInteger.valueOf(Long.MIN_VALUE);
    return value.equals(longMinimum) ? "(" + value.add(BigInteger.ONE) + "ll - 1)" : value + suffix;
  }
}
