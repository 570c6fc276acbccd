// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads C floating constants exactly and rounds them once (C11 6.4.4.2, F.5). */
final class FloatParser {
  private static final Pattern DECIMAL =
      Pattern.compile("([+-]?)(?=\\.?[0-9])([0-9]*+)(?:\\.([0-9]*+))?(?:[eE]([+-]?[0-9]++))?");
  private static final Pattern HEXADECIMAL =
      Pattern.compile(
          "([+-]?)0[xX](?=\\.?[0-9a-fA-F])([0-9a-fA-F]*+)(?:\\.([0-9a-fA-F]*+))?(?:[pP]([+-]?[0-9]++))?");

  private FloatParser() {}

  static IeeeFloat parse(FloatFormat format, String text, RoundingMode mode) {
    Matcher hexadecimal = HEXADECIMAL.matcher(text);
    if (hexadecimal.matches()) {
      return Constant.of(hexadecimal, 16).hexadecimal(format, mode);
    }
    Matcher decimal = DECIMAL.matcher(text);
    if (decimal.matches()) {
      return Constant.of(decimal, 10).decimal(format, mode);
    }
    throw new NumberFormatException("not a floating constant: " + text);
  }

  /** {@code digits * radix^-fractionDigits * base^exponent}, base two or ten. */
  private record Constant(Sign sign, BigInteger digits, int fractionDigits, BigInteger exponent) {
    static Constant of(Matcher matcher, int radix) {
      return new Constant(
          matcher.group(1).equals("-") ? Sign.NEGATIVE : Sign.POSITIVE,
          new BigInteger("0" + matcher.group(2) + fraction(matcher), radix),
          fraction(matcher).length(),
          matcher.group(4) == null ? BigInteger.ZERO : new BigInteger(matcher.group(4)));
    }

    private static String fraction(Matcher matcher) {
      return matcher.group(3) == null ? "" : matcher.group(3);
    }

    IeeeFloat hexadecimal(FloatFormat format, RoundingMode mode) {
      if (digits.signum() == 0) {
        return IeeeFloat.zero(format, sign);
      }
      BigInteger scale = exponent.subtract(BigInteger.valueOf(4L * fractionDigits));
      long length = digits.bitLength();
      if (overflows(scale, length, format)) {
        return round(Extreme.ABOVE_ALL, format, mode);
      }
      if (underflows(scale, length, format)) {
        return round(Extreme.BELOW_ALL, format, mode);
      }
      return new Dyadic(sign.applyTo(digits), scale.intValueExact()).round(format, mode);
    }

    IeeeFloat decimal(FloatFormat format, RoundingMode mode) {
      if (digits.signum() == 0) {
        return IeeeFloat.zero(format, sign);
      }
      BigInteger scale = exponent.subtract(BigInteger.valueOf(fractionDigits));
      // The number of decimal digits lies between these bounds, as 0.301 < log10(2) < 0.302.
      long fewest = digits.bitLength() * 301L / 1000;
      long most = digits.bitLength() * 302L / 1000 + 1;
      if (overflows(scale, fewest, format)) {
        return round(Extreme.ABOVE_ALL, format, mode);
      }
      if (underflows(scale, most, format)) {
        return round(Extreme.BELOW_ALL, format, mode);
      }
      int power = scale.intValueExact();
      BigInteger numerator = sign.applyTo(digits);
      return power >= 0
          ? IeeeFloat.fromInteger(format, numerator.multiply(BigInteger.TEN.pow(power)), mode)
          : IeeeFloat.fromRational(format, numerator, BigInteger.TEN.pow(-power), mode);
    }

    /** Whether a number of that many digits and this scale, to any base, exceeds the format. */
    private static boolean overflows(BigInteger scale, long digits, FloatFormat format) {
      return scale.add(BigInteger.valueOf(digits - format.maxExponent() - 2)).signum() > 0;
    }

    /** Whether a number of that many digits and this scale is far below the least subnormal. */
    private static boolean underflows(BigInteger scale, long digits, FloatFormat format) {
      return scale.add(BigInteger.valueOf(digits - format.quantumExponent() + 2)).signum() < 0;
    }

    private enum Extreme {
      ABOVE_ALL,
      BELOW_ALL
    }

    /** Rounds a magnitude beyond the largest or far below the smallest one of the format. */
    private IeeeFloat round(Extreme extreme, FloatFormat format, RoundingMode mode) {
      int place =
          switch (extreme) {
            case ABOVE_ALL -> format.maxExponent() + 2;
            case BELOW_ALL -> format.quantumExponent() - 2;
          };
      return new Dyadic(sign.applyTo(BigInteger.ONE), place).round(format, mode);
    }
  }
}
