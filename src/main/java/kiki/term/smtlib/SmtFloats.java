// SPDX-License-Identifier: Apache-2.0
package kiki.term.smtlib;

import java.math.BigInteger;
import kiki.term.Application;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import kiki.util.ieee.Sign;

/**
 * Operators on floats in SMT-LIB. What its theory leaves open is spelt out: conversions of numbers
 * that do not fit, and the smaller of two zeros.
 */
final class SmtFloats {
  private final Application application;
  private final String[] arguments;

  SmtFloats(Application application, String[] arguments) {
    this.application = application;
    this.arguments = arguments;
  }

  String text(FloatOperator operator) {
    return switch (operator) {
      case FloatOperator.Arithmetic arithmetic -> arithmetic(arithmetic);
      case FloatOperator.Predicate predicate -> predicate(predicate);
      case FloatOperator.Conversion conversion -> conversion(conversion);
    };
  }

  private String arithmetic(FloatOperator.Arithmetic operator) {
    return switch (operator) {
      case FLOAT_ADD -> rounded("fp.add");
      case FLOAT_MUL -> rounded("fp.mul");
      case FLOAT_DIV -> rounded("fp.div");
      case FLOAT_FMA -> rounded("fp.fma");
      case FLOAT_SQRT -> rounded("fp.sqrt");
      case FLOAT_ROUND -> rounded("fp.roundToIntegral");
      case FLOAT_FMOD -> truncatedRemainder();
      case FLOAT_REMAINDER -> call("fp.rem");
      case FLOAT_NEG -> call("fp.neg");
      case FLOAT_ABS -> call("fp.abs");
      case FLOAT_MIN -> extremum(arguments[0], arguments[1]);
      case FLOAT_MAX -> extremum(arguments[1], arguments[0]);
    };
  }

  private String predicate(FloatOperator.Predicate operator) {
    return switch (operator) {
      case FLOAT_EQ -> call("fp.eq");
      case FLOAT_LT -> call("fp.lt");
      case FLOAT_LE -> call("fp.leq");
      case FLOAT_IS_NAN -> call("fp.isNaN");
      case FLOAT_IS_INFINITE -> call("fp.isInfinite");
      case FLOAT_IS_ZERO -> call("fp.isZero");
      case FLOAT_IS_NORMAL -> call("fp.isNormal");
      case FLOAT_IS_SUBNORMAL -> call("fp.isSubnormal");
      case FLOAT_IS_NEGATIVE -> call("fp.isNegative");
    };
  }

  private String conversion(FloatOperator.Conversion operator) {
    return switch (operator) {
      case FLOAT_TO_FLOAT, SIGNED_TO_FLOAT -> rounded(toFloat("to_fp"));
      case UNSIGNED_TO_FLOAT -> rounded(toFloat("to_fp_unsigned"));
      case BITS_TO_FLOAT -> call(toFloat("to_fp"));
      case FLOAT_TO_SIGNED -> {
        int width = application.width();
        yield fitting(
            "fp.to_sbv", power(width - 1, Sign.NEGATIVE), power(width - 1, Sign.POSITIVE));
      }
      case FLOAT_TO_UNSIGNED ->
          fitting(
              "fp.to_ubv",
              SmtSorts.floating(IeeeFloat.zero(format(), Sign.POSITIVE)),
              power(application.width(), Sign.POSITIVE));
      case FLOAT_TO_BITS ->
          throw new IllegalArgumentException("bits of a float are a symbol of their own");
    };
  }

  private String call(String function) {
    return "(" + function + " " + String.join(" ", arguments) + ")";
  }

  private String rounded(String function) {
    return "(" + function + " " + mode() + " " + String.join(" ", arguments) + ")";
  }

  private String mode() {
    return switch (application.rounding()) {
      case NEAREST_EVEN -> "RNE";
      case NEAREST_AWAY -> "RNA";
      case TOWARD_POSITIVE -> "RTP";
      case TOWARD_NEGATIVE -> "RTN";
      case TOWARD_ZERO -> "RTZ";
    };
  }

  private String toFloat(String function) {
    FloatFormat target = ((Sort.Float) application.sort()).format();
    return "(_ " + function + " " + SmtSorts.parameters(target) + ")";
  }

  /** The format of the first argument. */
  private FloatFormat format() {
    return ((Sort.Float) application.argument(0).sort()).format();
  }

  /**
   * C's fmod by IEEE's remainder, whose quotient is rounded to nearest: where that was rounded up,
   * the divisor is added again. The sum is exact, as fmod is.
   */
  private String truncatedRemainder() {
    String x = arguments[0];
    String y = "(fp.abs " + arguments[1] + ")";
    String zero = SmtSorts.floating(IeeeFloat.zero(format(), Sign.POSITIVE));
    return ("(let ((r (fp.rem (fp.abs %s) %s))) (let ((m (ite (fp.lt r %s) (fp.add RNE r %s) r)))"
            + " (ite (fp.isNegative %s) (fp.neg m) m)))")
        .formatted(x, y, zero, y, x);
  }

  /**
   * C's fmin, or fmax with the arguments exchanged in comparisons: a NaN counts as missing, and the
   * negative zero is the smaller one.
   *
   * @param lower chosen if it compares less than the other
   */
  private String extremum(String lower, String upper) {
    String a = arguments[0];
    String b = arguments[1];
    boolean isMinimum = lower.equals(a);
    String firstWins =
        "(or (fp.isNaN %s) (fp.lt %s %s) (and (fp.eq %s %s) (fp.is%s %s)))"
            .formatted(b, lower, upper, a, b, isMinimum ? "Negative" : "Positive", a);
    return "(ite (and (not (fp.isNaN %s)) %s) %s %s)".formatted(a, firstWins, a, b);
  }

  /** Two to a power, or the infinity that no number reaches. */
  private String power(int exponent, Sign sign) {
    if (exponent > format().maxExponent()) {
      return "(_ %soo %s)"
          .formatted(sign == Sign.NEGATIVE ? "-" : "+", SmtSorts.parameters(format()));
    }
    BigInteger magnitude = BigInteger.ONE.shiftLeft(exponent);
    return SmtSorts.floating(
        IeeeFloat.fromInteger(
            format(),
            sign == Sign.NEGATIVE ? magnitude.negate() : magnitude,
            RoundingMode.NEAREST_EVEN));
  }

  /**
   * Zero where the rounded number does not fit. Numbers round to integers of the same format, as in
   * all formats of C: those beyond the precision are integers.
   *
   * @param least the least number that fits, or the negative infinity
   * @param above the number above all that fit
   */
  private String fitting(String function, String least, String above) {
    int width = application.width();
    return ("(let ((r (fp.roundToIntegral %s %s))) (ite (and (fp.leq %s r) (not (fp.isInfinite r))"
            + " (fp.lt r %s)) ((_ %s %d) RTZ r) %s))")
        .formatted(
            mode(),
            arguments[0],
            least,
            above,
            function,
            width,
            SmtSorts.bits(width, BigInteger.ZERO));
  }
}
