// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Optional;

/** Compares one operation on given operands with {@link Reference}. */
final class ReferenceChecks {
  private ReferenceChecks() {}

  static void binary(IeeeFloat a, IeeeFloat b, RoundingMode mode) {
    check(Reference.add(a, b, mode), a.add(b, mode), "+", a, b, mode);
    check(Reference.add(a, b.negate(), mode), a.subtract(b, mode), "-", a, b, mode);
    check(Reference.multiply(a, b, mode), a.multiply(b, mode), "*", a, b, mode);
    check(Reference.divide(a, b, mode), a.divide(b, mode), "/", a, b, mode);
  }

  static void remainders(IeeeFloat a, IeeeFloat b) {
    RoundingMode nearest = RoundingMode.NEAREST_EVEN;
    RoundingMode zero = RoundingMode.TOWARD_ZERO;
    check(Reference.remainder(a, b, nearest), a.ieeeRemainder(b), "remainder", a, b, nearest);
    check(Reference.remainder(a, b, zero), a.fmod(b), "fmod", a, b, zero);
  }

  static void fusedMultiplyAdd(IeeeFloat a, IeeeFloat b, IeeeFloat c, RoundingMode mode) {
    check(Reference.fma(a, b, c, mode), a.fusedMultiplyAdd(b, c, mode), "fma " + c, a, b, mode);
  }

  static void unary(IeeeFloat a, RoundingMode mode) {
    check(Reference.squareRoot(a, mode), a.squareRoot(mode), "sqrt", a, a, mode);
    check(Reference.roundToIntegral(a, mode), a.roundToIntegral(mode), "rint", a, a, mode);
    Optional<BigInteger> integer =
        a.isNaN() || a.isInfinite()
            ? Optional.empty()
            : Optional.of(Reference.value(a).round(mode));
    assertEquals(integer, a.toInteger(mode), () -> "toInteger " + a + " " + mode);
    if (a.isFinite()) {
      Rational value = Reference.value(a);
      Rational third = value.dividedBy(Rational.of(BigInteger.valueOf(3)));
      FloatFormat format = a.format();
      IeeeFloat expected = Reference.round(format, third, mode);
      IeeeFloat actual =
          IeeeFloat.fromRational(format, third.numerator(), third.denominator(), mode);
      check(expected, actual, "third", a, a, mode);
      BigInteger floor = value.times(Rational.of(BigInteger.valueOf(7))).floor();
      check(
          Reference.round(format, Rational.of(floor), mode),
          IeeeFloat.fromInteger(format, floor, mode),
          "fromInteger",
          a,
          a,
          mode);
    }
  }

  static void order(IeeeFloat a, IeeeFloat b) {
    boolean ordered = !a.isNaN() && !b.isNaN();
    // The reference gives the infinities the value where the next binade would start.
    int order = ordered ? Reference.value(a).compareTo(Reference.value(b)) : 1;
    assertEquals(ordered && order < 0, a.isLess(b), () -> a + " < " + b);
    assertEquals(ordered && order <= 0, a.isLessOrEqual(b), () -> a + " <= " + b);
    assertEquals(ordered && order == 0, a.isEqual(b), () -> a + " == " + b);
    assertEquals(!ordered, a.isUnordered(b), () -> a + " unordered " + b);
    if (ordered && order != 0) {
      assertEquals(order < 0 ? a : b, a.min(b));
      assertEquals(order < 0 ? b : a, a.max(b));
      assertEquals(Integer.signum(order), Integer.signum(a.compareTotal(b)));
    }
    assertEquals(a.equals(b), a.compareTotal(b) == 0);
  }

  private static void check(
      IeeeFloat expected,
      IeeeFloat actual,
      String operation,
      IeeeFloat a,
      IeeeFloat b,
      RoundingMode mode) {
    assertEquals(
        expected, actual, () -> a.format() + ": " + a + " " + operation + " " + b + " " + mode);
  }
}
