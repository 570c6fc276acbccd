// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Optional;

/**
 * An immutable IEEE 754 datum of some binary format. Operations that compute a NaN give the
 * canonical one, {@link #nan}; only copies, {@link #negate}, {@link #abs} and {@link #copySign}
 * keep the payload of their operand. {@link #equals} is identity of format and bits; the
 * comparisons of C are {@link #isEqual}, {@link #isLess} and {@link #isLessOrEqual}. Operands of
 * one operation have the same format.
 */
public final class IeeeFloat {
  private final FloatFormat format;
  private final BigInteger bits;

  private IeeeFloat(FloatFormat format, BigInteger bits) {
    this.format = format;
    this.bits = bits;
  }

  /** The datum with this encoding: sign, biased exponent, fraction. */
  public static IeeeFloat fromBits(FloatFormat format, BigInteger bits) {
    if (bits.signum() < 0 || bits.bitLength() > format.totalBits()) {
      throw new IllegalArgumentException(bits.toString(16) + " does not fit " + format);
    }
    return new IeeeFloat(format, bits);
  }

  /** The x87 datum with this 80-bit memory image; images the processor rejects are NaNs. */
  public static IeeeFloat fromBits80(BigInteger image) {
    return X87.unpack(image);
  }

  /** A binary64 datum; every NaN becomes the canonical one. */
  public static IeeeFloat of(double value) {
    BigInteger low = BigInteger.valueOf(Double.doubleToLongBits(value));
    return new IeeeFloat(
        FloatFormat.BINARY64, low.signum() < 0 ? low.add(BigInteger.ONE.shiftLeft(64)) : low);
  }

  /** A binary32 datum; every NaN becomes the canonical one. */
  public static IeeeFloat of(float value) {
    long low = Integer.toUnsignedLong(Float.floatToIntBits(value));
    return new IeeeFloat(FloatFormat.BINARY32, BigInteger.valueOf(low));
  }

  static IeeeFloat fromMagnitude(FloatFormat format, Sign sign, BigInteger magnitude) {
    return new IeeeFloat(
        format, sign == Sign.NEGATIVE ? magnitude.or(format.signMask()) : magnitude);
  }

  public static IeeeFloat zero(FloatFormat format, Sign sign) {
    return fromMagnitude(format, sign, BigInteger.ZERO);
  }

  public static IeeeFloat infinity(FloatFormat format, Sign sign) {
    return fromMagnitude(format, sign, format.infinityBits());
  }

  /** The canonical NaN: positive, quiet, no payload. */
  public static IeeeFloat nan(FloatFormat format) {
    return new IeeeFloat(format, format.infinityBits().setBit(format.significandBits() - 1));
  }

  /** The largest finite magnitude, such as {@code DBL_MAX}. */
  public static IeeeFloat largest(FloatFormat format, Sign sign) {
    return fromMagnitude(format, sign, format.infinityBits().subtract(BigInteger.ONE));
  }

  /** The smallest normal magnitude, such as {@code DBL_MIN}. */
  public static IeeeFloat smallestNormal(FloatFormat format, Sign sign) {
    return fromMagnitude(format, sign, BigInteger.ONE.shiftLeft(format.significandBits()));
  }

  /** The smallest subnormal magnitude, such as {@code DBL_TRUE_MIN}. */
  public static IeeeFloat smallestSubnormal(FloatFormat format, Sign sign) {
    return fromMagnitude(format, sign, BigInteger.ONE);
  }

  public static IeeeFloat fromInteger(FloatFormat format, BigInteger value, RoundingMode mode) {
    return value.signum() == 0
        ? zero(format, Sign.POSITIVE)
        : new Dyadic(value, 0).round(format, mode);
  }

  public static IeeeFloat fromRational(
      FloatFormat format, BigInteger numerator, BigInteger denominator, RoundingMode mode) {
    if (denominator.signum() == 0) {
      throw new IllegalArgumentException("rational number with denominator zero");
    }
    return numerator.signum() == 0
        ? zero(format, Sign.POSITIVE)
        : Arithmetic.quotient(format, numerator, denominator, 0, mode);
  }

  /**
   * The correctly rounded value of a C floating constant without its suffix, decimal or hexadecimal
   * (C11 6.4.4.2); a leading sign and a missing decimal point are accepted as in {@code strtod}.
   *
   * @throws NumberFormatException if the text is none
   */
  public static IeeeFloat parse(FloatFormat format, String text, RoundingMode mode) {
    return FloatParser.parse(format, text, mode);
  }

  public FloatFormat format() {
    return format;
  }

  /** The encoding: sign, biased exponent, fraction. */
  public BigInteger bits() {
    return bits;
  }

  /** The 80-bit memory image of an x87 datum. */
  public BigInteger bits80() {
    return X87.pack(this);
  }

  /** The value of a binary64 datum. */
  public double toDouble() {
    requireFormat(FloatFormat.BINARY64);
    return Double.longBitsToDouble(bits.longValue());
  }

  /** The value of a binary32 datum. */
  public float toFloat() {
    requireFormat(FloatFormat.BINARY32);
    return Float.intBitsToFloat(bits.intValue());
  }

  public Sign sign() {
    return bits.testBit(format.totalBits() - 1) ? Sign.NEGATIVE : Sign.POSITIVE;
  }

  public boolean signBit() {
    return sign() == Sign.NEGATIVE;
  }

  public boolean isNaN() {
    return magnitude().compareTo(format.infinityBits()) > 0;
  }

  public boolean isInfinite() {
    return magnitude().equals(format.infinityBits());
  }

  public boolean isFinite() {
    return biasedExponent() != format.maxBiasedExponent();
  }

  public boolean isZero() {
    return magnitude().signum() == 0;
  }

  public boolean isSubnormal() {
    return biasedExponent() == 0 && !isZero();
  }

  public boolean isNormal() {
    return biasedExponent() != 0 && isFinite();
  }

  public IeeeFloat add(IeeeFloat other, RoundingMode mode) {
    requireFormat(other.format);
    return HostArithmetic.applies(format, mode)
        ? HostArithmetic.apply(HostArithmetic.Operation.ADD, this, other)
        : Arithmetic.add(this, other, mode);
  }

  public IeeeFloat subtract(IeeeFloat other, RoundingMode mode) {
    requireFormat(other.format);
    return HostArithmetic.applies(format, mode)
        ? HostArithmetic.apply(HostArithmetic.Operation.SUBTRACT, this, other)
        : Arithmetic.add(this, other.negate(), mode);
  }

  public IeeeFloat multiply(IeeeFloat other, RoundingMode mode) {
    requireFormat(other.format);
    return HostArithmetic.applies(format, mode)
        ? HostArithmetic.apply(HostArithmetic.Operation.MULTIPLY, this, other)
        : Arithmetic.multiply(this, other, mode);
  }

  public IeeeFloat divide(IeeeFloat other, RoundingMode mode) {
    requireFormat(other.format);
    return HostArithmetic.applies(format, mode)
        ? HostArithmetic.apply(HostArithmetic.Operation.DIVIDE, this, other)
        : Arithmetic.divide(this, other, mode);
  }

  /** {@code this * factor + summand}, rounded once. */
  public IeeeFloat fusedMultiplyAdd(IeeeFloat factor, IeeeFloat summand, RoundingMode mode) {
    requireFormat(factor.format);
    requireFormat(summand.format);
    return HostArithmetic.applies(format, mode)
        ? HostArithmetic.fusedMultiplyAdd(this, factor, summand)
        : Arithmetic.fusedMultiplyAdd(this, factor, summand, mode);
  }

  public IeeeFloat squareRoot(RoundingMode mode) {
    return HostArithmetic.applies(format, mode)
        ? HostArithmetic.squareRoot(this)
        : Arithmetic.squareRoot(this, mode);
  }

  /** C's {@code remainder}: the quotient is rounded to nearest even. */
  public IeeeFloat ieeeRemainder(IeeeFloat divisor) {
    requireFormat(divisor.format);
    return Remainders.remainder(this, divisor);
  }

  /** C's {@code fmod}: the quotient is truncated. */
  public IeeeFloat fmod(IeeeFloat divisor) {
    requireFormat(divisor.format);
    return Remainders.fmod(this, divisor);
  }

  /** Rounds to an integer of the same format; a zero result keeps the sign. */
  public IeeeFloat roundToIntegral(RoundingMode mode) {
    if (isNaN()) {
      return nan(format);
    }
    if (isInfinite()) {
      return this;
    }
    BigInteger rounded = exact().toInteger(mode);
    return rounded.signum() == 0
        ? zero(format, sign())
        : new Dyadic(rounded, 0).round(format, mode);
  }

  /** Rounds to an integer; NaN and the infinities have none. */
  public Optional<BigInteger> toInteger(RoundingMode mode) {
    return isFinite() ? Optional.of(exact().toInteger(mode)) : Optional.empty();
  }

  public IeeeFloat convert(FloatFormat target, RoundingMode mode) {
    if (isNaN()) {
      return nan(target);
    }
    if (target.equals(format)) {
      return this;
    }
    if (isInfinite()) {
      return infinity(target, sign());
    }
    return isZero() ? zero(target, sign()) : exact().round(target, mode);
  }

  public IeeeFloat negate() {
    return new IeeeFloat(format, bits.flipBit(format.totalBits() - 1));
  }

  public IeeeFloat abs() {
    return new IeeeFloat(format, magnitude());
  }

  /** The magnitude of this datum with the sign of the other. */
  public IeeeFloat copySign(IeeeFloat signSource) {
    return fromMagnitude(format, signSource.sign(), magnitude());
  }

  /** C's {@code fmin}: a NaN counts as missing; the negative zero is the smaller one. */
  public IeeeFloat min(IeeeFloat other) {
    return Comparisons.min(this, other);
  }

  /** C's {@code fmax}: a NaN counts as missing; the positive zero is the larger one. */
  public IeeeFloat max(IeeeFloat other) {
    return Comparisons.max(this, other);
  }

  /** The least datum that compares greater; NaN and the positive infinity stay. */
  public IeeeFloat nextUp() {
    return Comparisons.nextUp(this);
  }

  /** The greatest datum that compares less; NaN and the negative infinity stay. */
  public IeeeFloat nextDown() {
    return Comparisons.nextUp(negate()).negate();
  }

  /** C's {@code ==}: zeros are equal, NaN equals nothing. */
  public boolean isEqual(IeeeFloat other) {
    return Comparisons.isEqual(this, other);
  }

  /** C's {@code <}. */
  public boolean isLess(IeeeFloat other) {
    return Comparisons.isLess(this, other);
  }

  /** C's {@code <=}. */
  public boolean isLessOrEqual(IeeeFloat other) {
    return isLess(other) || isEqual(other);
  }

  /** C's {@code isunordered}. */
  public boolean isUnordered(IeeeFloat other) {
    return isNaN() || other.isNaN();
  }

  /** The total order of IEEE 754-2008, section 5.10; zero only for identical bits. */
  public int compareTotal(IeeeFloat other) {
    return Comparisons.compareTotal(this, other);
  }

  /** The value of a finite datum, without rounding; both zeros give zero. */
  public BigDecimal exactDecimal() {
    Dyadic exact = exact();
    BigDecimal significand = new BigDecimal(exact.significand());
    return exact.exponent() >= 0
        ? significand.multiply(new BigDecimal(BigInteger.ONE.shiftLeft(exact.exponent())))
        : new BigDecimal(
            exact.significand().multiply(BigInteger.valueOf(5).pow(-exact.exponent())),
            -exact.exponent());
  }

  /**
   * The shortest decimal C constant that reads back as this datum under rounding to nearest, or
   * {@code NAN} or {@code INFINITY}, each with a minus sign if the sign bit is set.
   *
   * @param suffix the constant's type suffix: empty, {@code f} or {@code L}
   */
  public String toCString(String suffix) {
    return FloatPrinter.decimal(this, suffix);
  }

  /** As {@link #toCString}, in hexadecimal. */
  public String toCHexString(String suffix) {
    return FloatPrinter.hexadecimal(this, suffix);
  }

  BigInteger magnitude() {
    return bits.clearBit(format.totalBits() - 1);
  }

  private int biasedExponent() {
    return magnitude().shiftRight(format.significandBits()).intValue();
  }

  /** The value of a finite datum; the sign of a zero is lost. */
  Dyadic exact() {
    int biased = biasedExponent();
    if (biased == format.maxBiasedExponent()) {
      throw new ArithmeticException(this + " has no finite value");
    }
    BigInteger fraction = bits.and(format.fractionMask());
    BigInteger significand = biased == 0 ? fraction : fraction.setBit(format.significandBits());
    return new Dyadic(
        sign().applyTo(significand), format.quantumExponent() + Math.max(biased, 1) - 1);
  }

  private void requireFormat(FloatFormat expected) {
    if (!format.equals(expected)) {
      throw new IllegalArgumentException("expected " + expected + " but this is " + format);
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof IeeeFloat that && format.equals(that.format) && bits.equals(that.bits);
  }

  @Override
  public int hashCode() {
    return 31 * format.hashCode() + bits.hashCode();
  }

  @Override
  public String toString() {
    return toCHexString("");
  }
}
