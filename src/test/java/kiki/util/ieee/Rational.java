// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;

/** An exact fraction with a positive denominator, the yardstick of the floating-point tests. */
record Rational(BigInteger numerator, BigInteger denominator) implements Comparable<Rational> {

  static Rational of(BigInteger numerator, BigInteger denominator) {
    return denominator.signum() < 0
        ? new Rational(numerator.negate(), denominator.negate())
        : new Rational(numerator, denominator);
  }

  static Rational of(BigInteger integer) {
    return new Rational(integer, BigInteger.ONE);
  }

  static Rational powerOfTwo(int exponent) {
    BigInteger power = BigInteger.ONE.shiftLeft(Math.abs(exponent));
    return exponent >= 0 ? of(power) : new Rational(BigInteger.ONE, power);
  }

  Rational plus(Rational other) {
    return new Rational(
        numerator.multiply(other.denominator).add(other.numerator.multiply(denominator)),
        denominator.multiply(other.denominator));
  }

  Rational minus(Rational other) {
    return plus(other.negate());
  }

  Rational times(Rational other) {
    return new Rational(
        numerator.multiply(other.numerator), denominator.multiply(other.denominator));
  }

  Rational dividedBy(Rational other) {
    return of(numerator.multiply(other.denominator), denominator.multiply(other.numerator));
  }

  Rational negate() {
    return new Rational(numerator.negate(), denominator);
  }

  Rational abs() {
    return new Rational(numerator.abs(), denominator);
  }

  int signum() {
    return numerator.signum();
  }

  /** The largest integer that is not larger. */
  BigInteger floor() {
    BigInteger[] division = numerator.divideAndRemainder(denominator);
    return division[1].signum() < 0 ? division[0].subtract(BigInteger.ONE) : division[0];
  }

  BigInteger round(RoundingMode mode) {
    BigInteger below = floor();
    Rational rest = minus(of(below));
    if (rest.signum() == 0) {
      return below;
    }
    BigInteger above = below.add(BigInteger.ONE);
    int half = rest.compareTo(powerOfTwo(-1));
    return switch (mode) {
      case TOWARD_NEGATIVE -> below;
      case TOWARD_POSITIVE -> above;
      case TOWARD_ZERO -> signum() < 0 ? above : below;
      case NEAREST_EVEN -> half < 0 || (half == 0 && !below.testBit(0)) ? below : above;
      case NEAREST_AWAY -> half < 0 || (half == 0 && signum() < 0) ? below : above;
    };
  }

  @Override
  public int compareTo(Rational other) {
    return numerator.multiply(other.denominator).compareTo(other.numerator.multiply(denominator));
  }
}
