// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.output;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Locale;
import kiki.interpret.value.BoxedOperators;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;

/** Floating-point numbers as {@code printf} writes them: exact digits, rounded half to even. */
final class FloatText {
  private static final int DEFAULT_PRECISION = 6;

  private FloatText() {}

  static String text(IeeeFloat value, Printf.Conversion c) {
    String sign = NumberText.sign(value.signBit(), c);
    boolean upper = Character.isUpperCase(c.kind());
    if (!value.isFinite()) {
      String name = value.isNaN() ? "nan" : "inf";
      return NumberText.pad(sign + (upper ? name.toUpperCase(Locale.ROOT) : name), c);
    }
    char kind = Character.toLowerCase(c.kind());
    int precision = c.precision() < 0 ? DEFAULT_PRECISION : c.precision();
    BigDecimal magnitude = value.exactDecimal().abs();
    String digits =
        switch (kind) {
          case 'f' -> fixed(magnitude, precision, c.has('#'));
          case 'e' -> scientific(magnitude, precision, c.has('#'));
          case 'g' -> general(magnitude, Math.max(1, precision), c.has('#'));
          default -> hexadecimal(value, c);
        };
    String prefix = kind == 'a' ? sign + "0x" : sign;
    String text = NumberText.pad(prefix, digits, c.has('0') && !c.has('-'), c);
    return upper ? text.toUpperCase(Locale.ROOT) : text;
  }

  private static String fixed(BigDecimal x, int precision, boolean point) {
    String text = x.setScale(precision, RoundingMode.HALF_EVEN).toPlainString();
    return point && precision == 0 ? text + "." : text;
  }

  private static String scientific(BigDecimal x, int precision, boolean point) {
    if (x.signum() == 0) {
      return fixed(x, precision, point) + "e+00";
    }
    BigDecimal rounded = x.round(new MathContext(precision + 1, RoundingMode.HALF_EVEN));
    int exponent = rounded.precision() - rounded.scale() - 1;
    return fixed(rounded.scaleByPowerOfTen(-exponent), precision, point) + exponentText(exponent);
  }

  private static String exponentText(int exponent) {
    String digits = Integer.toString(Math.abs(exponent));
    return "e" + (exponent < 0 ? "-" : "+") + (digits.length() < 2 ? "0" : "") + digits;
  }

  /** The style depends on the exponent that {@code %e} would show (C11 7.21.6.1, {@code g}). */
  private static String general(BigDecimal x, int precision, boolean keepZeros) {
    int exponent = 0;
    if (x.signum() != 0) {
      BigDecimal rounded = x.round(new MathContext(precision, RoundingMode.HALF_EVEN));
      exponent = rounded.precision() - rounded.scale() - 1;
    }
    if (exponent < -4 || exponent >= precision) {
      String text = scientific(x, precision - 1, keepZeros);
      int e = text.indexOf('e');
      return keepZeros ? text : trimmed(text.substring(0, e)) + text.substring(e);
    }
    String text = fixed(x, precision - 1 - exponent, keepZeros);
    return keepZeros ? text : trimmed(text);
  }

  private static String trimmed(String text) {
    return text.indexOf('.') < 0 ? text : text.replaceFirst("0+$", "").replaceFirst("\\.$", "");
  }

  /**
   * The digit before the point is one bit for {@code double} and the top four bits of the
   * significand for the x87 format, as in glibc.
   */
  private static String hexadecimal(IeeeFloat value, Printf.Conversion c) {
    FloatFormat format = value.format();
    boolean x87 = format.equals(FloatFormat.X87_EXTENDED);
    BigInteger image = BoxedOperators.toBits(value.abs());
    int storedBits = x87 ? 64 : format.significandBits();
    BigInteger significand =
        image.and(BigInteger.ONE.shiftLeft(storedBits).subtract(BigInteger.ONE));
    int biased = image.shiftRight(storedBits).intValue();
    int exponent = value.isZero() ? 0 : Math.max(biased, 1) - format.bias();
    int fractionBits = storedBits;
    if (x87) {
      fractionBits = 60;
      exponent = value.isZero() ? 0 : exponent - 3;
    } else if (biased != 0) {
      significand = significand.setBit(storedBits);
    }
    int fractionDigits = (fractionBits + 3) / 4;
    significand = significand.shiftLeft(fractionDigits * 4 - fractionBits);
    if (c.precision() >= 0 && c.precision() < fractionDigits) {
      int drop = 4 * (fractionDigits - c.precision());
      significand =
          new BigDecimal(significand)
              .divide(new BigDecimal(BigInteger.ONE.shiftLeft(drop)), 0, RoundingMode.HALF_EVEN)
              .toBigIntegerExact()
              .shiftLeft(drop);
    }
    BigInteger mask = BigInteger.ONE.shiftLeft(4 * fractionDigits).subtract(BigInteger.ONE);
    String lead = significand.shiftRight(4 * fractionDigits).toString(16);
    String digits = significand.and(mask).toString(16);
    String fraction = "0".repeat(fractionDigits - digits.length()) + digits;
    if (c.precision() < 0) {
      fraction = fraction.replaceFirst("0+$", "");
    } else if (c.precision() <= fractionDigits) {
      fraction = fraction.substring(0, c.precision());
    } else {
      fraction = fraction + "0".repeat(c.precision() - fractionDigits);
    }
    String point = fraction.isEmpty() && !c.has('#') ? "" : ".";
    return lead + point + fraction + "p" + (exponent < 0 ? "" : "+") + exponent;
  }
}
