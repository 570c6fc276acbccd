// SPDX-License-Identifier: Apache-2.0
package kiki.util.ieee;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** Writes data as C constants. */
final class FloatPrinter {
  /** Decimal exponents that are written out as zeros or digits instead of with an {@code e}. */
  private static final int LEAST_PLAIN_EXPONENT = -5;

  private static final int LARGEST_PLAIN_EXPONENT = 16;

  private FloatPrinter() {}

  static String decimal(IeeeFloat value, String suffix) {
    String sign = value.signBit() ? "-" : "";
    if (!value.isFinite()) {
      return sign + special(value);
    }
    return sign + (value.isZero() ? "0.0" : layOut(shortest(value.abs()))) + suffix;
  }

  static String hexadecimal(IeeeFloat value, String suffix) {
    String sign = value.signBit() ? "-" : "";
    if (!value.isFinite()) {
      return sign + special(value);
    }
    if (value.isZero()) {
      return sign + "0x0.0p+0" + suffix;
    }
    Dyadic exact = value.abs().exact();
    int fractionBits = exact.significand().bitLength() - 1;
    int exponent = exact.exponent() + fractionBits;
    int padding = Math.floorMod(-fractionBits, 4);
    BigInteger fraction = exact.significand().clearBit(fractionBits).shiftLeft(padding);
    String digits = fraction.signum() == 0 ? "" : fraction.toString(16);
    String leadingZeros = "0".repeat((fractionBits + padding) / 4 - digits.length());
    String trimmed = (leadingZeros + digits).replaceFirst("0+$", "");
    return sign
        + "0x1."
        + (trimmed.isEmpty() ? "0" : trimmed)
        + (exponent < 0 ? "p" : "p+")
        + exponent
        + suffix;
  }

  private static String special(IeeeFloat value) {
    return value.isNaN() ? "NAN" : "INFINITY";
  }

  /**
   * The decimal with the fewest digits that rounds to this positive value, and the nearest of
   * those. If some decimal with n digits does, one with more digits does too, so bisection finds
   * the least n. Both neighbours with n digits are tried: below a power of two the floats lie
   * denser, so the nearer neighbour may miss where the farther one does not.
   */
  private static BigDecimal shortest(IeeeFloat value) {
    BigDecimal exact = value.exactDecimal();
    int tooFew = 0;
    int enough = 2 + value.format().precision() * 31 / 100;
    while (enough - tooFew > 1) {
      int middle = (tooFew + enough) / 2;
      if (readsBack(value, round(exact, middle, java.math.RoundingMode.DOWN))
          || readsBack(value, round(exact, middle, java.math.RoundingMode.UP))) {
        enough = middle;
      } else {
        tooFew = middle;
      }
    }
    BigDecimal nearest = round(exact, enough, java.math.RoundingMode.HALF_EVEN);
    if (readsBack(value, nearest)) {
      return nearest;
    }
    BigDecimal below = round(exact, enough, java.math.RoundingMode.DOWN);
    return readsBack(value, below) ? below : round(exact, enough, java.math.RoundingMode.UP);
  }

  private static BigDecimal round(BigDecimal exact, int digits, java.math.RoundingMode mode) {
    return exact.round(new MathContext(digits, mode));
  }

  private static boolean readsBack(IeeeFloat value, BigDecimal decimal) {
    BigInteger digits = decimal.unscaledValue();
    BigInteger power = BigInteger.TEN.pow(Math.abs(decimal.scale()));
    IeeeFloat read =
        decimal.scale() >= 0
            ? IeeeFloat.fromRational(value.format(), digits, power, RoundingMode.NEAREST_EVEN)
            : IeeeFloat.fromInteger(
                value.format(), digits.multiply(power), RoundingMode.NEAREST_EVEN);
    return read.equals(value);
  }

  private static String layOut(BigDecimal decimal) {
    BigDecimal stripped = decimal.stripTrailingZeros();
    String digits = stripped.unscaledValue().toString();
    int exponent = digits.length() - 1 - stripped.scale();
    if (exponent < LEAST_PLAIN_EXPONENT || exponent > LARGEST_PLAIN_EXPONENT) {
      String fraction = digits.length() == 1 ? "0" : digits.substring(1);
      return digits.charAt(0) + "." + fraction + "e" + (exponent < 0 ? "" : "+") + exponent;
    }
    if (stripped.scale() <= 0) {
      return stripped.toPlainString() + ".0";
    }
    return stripped.toPlainString();
  }
}
