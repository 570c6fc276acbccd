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
      return new Constant(hexadecimal, 16).hexadecimal(format, mode);
    }
    Matcher decimal = DECIMAL.matcher(text);
    if (decimal.matches()) {
      return new Constant(decimal, 10).decimal(format, mode);
    }
    throw new NumberFormatException("not a floating constant: " + text);
  }

  /** {@code digits * radix^-fractionDigits * base^exponent}, base two or ten. */
  private record Constant(Sign sign, BigInteger digits, int fractionDigits, BigInteger exponent) {
    Constant(Matcher matcher, int radix) {
      this(
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
      BigInteger leading = scale.add(BigInteger.valueOf(digits.bitLength()));
      return outOfRange(leading, format)
          ? extreme(leading.signum(), format, mode)
          : new Dyadic(sign.applyTo(digits), scale.intValueExact()).round(format, mode);
    }

    IeeeFloat decimal(FloatFormat format, RoundingMode mode) {
      if (digits.signum() == 0) {
        return IeeeFloat.zero(format, sign);
      }
      BigInteger scale = exponent.subtract(BigInteger.valueOf(fractionDigits));
      // Beyond a factor of four of the binary exponent range, the power of ten decides alone.
      BigInteger leading = scale.add(BigInteger.valueOf(digits.bitLength() * 3L / 10));
      if (outOfRange(leading, format)) {
        return extreme(leading.signum(), format, mode);
      }
      int power = scale.intValueExact();
      BigInteger numerator = sign.applyTo(digits);
      return power >= 0
          ? IeeeFloat.fromInteger(format, numerator.multiply(BigInteger.TEN.pow(power)), mode)
          : IeeeFloat.fromRational(format, numerator, BigInteger.TEN.pow(-power), mode);
    }

    /** Whether even a generous estimate of the leading digit's place is outside the format. */
    private static boolean outOfRange(BigInteger leading, FloatFormat format) {
      int limit = format.maxExponent() + format.precision() + 8;
      return leading.abs().compareTo(BigInteger.valueOf(limit)) > 0;
    }

    /** Rounds a value far above or, if {@code direction} is negative, far below every other. */
    private IeeeFloat extreme(int direction, FloatFormat format, RoundingMode mode) {
      int place = direction > 0 ? format.maxExponent() + 2 : format.quantumExponent() - 2;
      return new Dyadic(sign.applyTo(BigInteger.ONE), place).round(format, mode);
    }
  }
}
