// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.FloatOperator;
import kiki.term.value.Operator;
import kiki.term.value.Sort;
import kiki.term.value.Value;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/**
 * The floating-point operations of a {@link Terms}. Operands of one operation have one format; all
 * NaNs of a format are one value, whose bit pattern is the canonical one of {@link IeeeFloat#nan}.
 */
public final class FloatTerms {
  private final Terms terms;
  private final TermTable table;

  FloatTerms(Terms terms, TermTable table) {
    this.terms = terms;
    this.table = table;
  }

  public Constant constant(IeeeFloat number) {
    return table.constant(new Value.Float(number));
  }

  public Term add(RoundingMode mode, Term a, Term b) {
    return binary(FloatOperator.Arithmetic.FLOAT_ADD, mode.ordinal(), a, b);
  }

  /** Adds the negation, which IEEE 754-2008 section 5.4.1 makes the same. */
  public Term sub(RoundingMode mode, Term a, Term b) {
    return add(mode, a, neg(b));
  }

  public Term mul(RoundingMode mode, Term a, Term b) {
    return binary(FloatOperator.Arithmetic.FLOAT_MUL, mode.ordinal(), a, b);
  }

  public Term div(RoundingMode mode, Term a, Term b) {
    return binary(FloatOperator.Arithmetic.FLOAT_DIV, mode.ordinal(), a, b);
  }

  /** C's {@code fmod}. */
  public Term fmod(Term a, Term b) {
    return binary(FloatOperator.Arithmetic.FLOAT_FMOD, Application.NONE, a, b);
  }

  /** C's {@code remainder}. */
  public Term remainder(Term a, Term b) {
    return binary(FloatOperator.Arithmetic.FLOAT_REMAINDER, Application.NONE, a, b);
  }

  /** {@code a * b + c}, rounded once. */
  public Term fma(RoundingMode mode, Term a, Term b, Term c) {
    Sorts.requireFloat(a);
    Sorts.requireSame("fused multiply-add", a, b);
    Sorts.requireSame("fused multiply-add", a, c);
    return fold(FloatOperator.Arithmetic.FLOAT_FMA, a.sort(), mode.ordinal(), a, b, c);
  }

  public Term sqrt(RoundingMode mode, Term a) {
    return unary(FloatOperator.Arithmetic.FLOAT_SQRT, mode.ordinal(), a);
  }

  public Term roundToIntegral(RoundingMode mode, Term a) {
    return unary(FloatOperator.Arithmetic.FLOAT_ROUND, mode.ordinal(), a);
  }

  /** C's {@code fmin}: a NaN counts as missing, the negative zero as the smaller one. */
  public Term min(Term a, Term b) {
    return a == b ? a : binary(FloatOperator.Arithmetic.FLOAT_MIN, Application.NONE, a, b);
  }

  /** C's {@code fmax}: a NaN counts as missing, the positive zero as the larger one. */
  public Term max(Term a, Term b) {
    return a == b ? a : binary(FloatOperator.Arithmetic.FLOAT_MAX, Application.NONE, a, b);
  }

  public Term neg(Term a) {
    return a.is(FloatOperator.Arithmetic.FLOAT_NEG)
        ? a.argument(0)
        : unary(FloatOperator.Arithmetic.FLOAT_NEG, Application.NONE, a);
  }

  public Term abs(Term a) {
    if (a.is(FloatOperator.Arithmetic.FLOAT_ABS)) {
      return a;
    }
    Term inner = a.is(FloatOperator.Arithmetic.FLOAT_NEG) ? a.argument(0) : a;
    return unary(FloatOperator.Arithmetic.FLOAT_ABS, Application.NONE, inner);
  }

  /** C's {@code ==}: the zeros are equal, NaN equals nothing. */
  public Term equal(Term a, Term b) {
    return a == b || negatedSum(a) == b || negatedSum(b) == a
        ? terms.not(isNaN(a))
        : comparison(FloatOperator.Predicate.FLOAT_EQ, lower(a, b), higher(a, b));
  }

  /**
   * For {@code -(x + y)} the sum {@code -x + -y}, which equals it but for the sign of zero if
   * rounding is the same in both directions; other terms themselves.
   */
  private Term negatedSum(Term a) {
    if (!a.is(FloatOperator.Arithmetic.FLOAT_NEG)
        || !a.argument(0).is(FloatOperator.Arithmetic.FLOAT_ADD)) {
      return a;
    }
    Application sum = (Application) a.argument(0);
    RoundingMode mode = sum.rounding();
    return mode == RoundingMode.NEAREST_EVEN
        ? add(mode, neg(sum.argument(0)), neg(sum.argument(1)))
        : a;
  }

  /** C's {@code <}. */
  public Term less(Term a, Term b) {
    return a == b ? terms.falseTerm() : comparison(FloatOperator.Predicate.FLOAT_LT, a, b);
  }

  /** C's {@code <=}. */
  public Term lessOrEqual(Term a, Term b) {
    return a == b ? terms.not(isNaN(a)) : comparison(FloatOperator.Predicate.FLOAT_LE, a, b);
  }

  public Term isNaN(Term a) {
    return a.is(FloatOperator.Arithmetic.FLOAT_NEG) || a.is(FloatOperator.Arithmetic.FLOAT_ABS)
        ? isNaN(a.argument(0))
        : predicate(FloatOperator.Predicate.FLOAT_IS_NAN, a);
  }

  public Term isInfinite(Term a) {
    return predicate(FloatOperator.Predicate.FLOAT_IS_INFINITE, a);
  }

  public Term isZero(Term a) {
    return predicate(FloatOperator.Predicate.FLOAT_IS_ZERO, a);
  }

  public Term isNormal(Term a) {
    return predicate(FloatOperator.Predicate.FLOAT_IS_NORMAL, a);
  }

  public Term isSubnormal(Term a) {
    return predicate(FloatOperator.Predicate.FLOAT_IS_SUBNORMAL, a);
  }

  /** The sign bit; NaN has none. */
  public Term isNegative(Term a) {
    return predicate(FloatOperator.Predicate.FLOAT_IS_NEGATIVE, a);
  }

  /** Neither infinite nor NaN. */
  public Term isFinite(Term a) {
    return terms.not(terms.or(isNaN(a), isInfinite(a)));
  }

  /** Converts to another format. */
  public Term convert(RoundingMode mode, Term a, FloatFormat target) {
    Sort.Float source = Sorts.requireFloat(a);
    return source.format().equals(target)
        ? a
        : fold(FloatOperator.Conversion.FLOAT_TO_FLOAT, Sort.floating(target), mode.ordinal(), a);
  }

  public Term fromSigned(RoundingMode mode, Term a, FloatFormat target) {
    Sorts.requireBits(a);
    return fold(FloatOperator.Conversion.SIGNED_TO_FLOAT, Sort.floating(target), mode.ordinal(), a);
  }

  public Term fromUnsigned(RoundingMode mode, Term a, FloatFormat target) {
    Sorts.requireBits(a);
    return fold(
        FloatOperator.Conversion.UNSIGNED_TO_FLOAT, Sort.floating(target), mode.ordinal(), a);
  }

  /** The number rounded to a signed integer; zero if that is out of range or NaN. */
  public Term toSigned(RoundingMode mode, Term a, int width) {
    Sorts.requireFloat(a);
    return fold(FloatOperator.Conversion.FLOAT_TO_SIGNED, Sort.bits(width), mode.ordinal(), a);
  }

  /** The number rounded to an unsigned integer; zero if that is out of range or NaN. */
  public Term toUnsigned(RoundingMode mode, Term a, int width) {
    Sorts.requireFloat(a);
    return fold(FloatOperator.Conversion.FLOAT_TO_UNSIGNED, Sort.bits(width), mode.ordinal(), a);
  }

  /** The number with this encoding, {@link FloatFormat#totalBits} wide. */
  public Term fromBits(Term a, FloatFormat target) {
    Sorts.require(a, Sort.bits(target.totalBits()), "encoding of " + target);
    return a.is(FloatOperator.Conversion.FLOAT_TO_BITS)
            && a.argument(0).sort().equals(Sort.floating(target))
        ? a.argument(0)
        : fold(FloatOperator.Conversion.BITS_TO_FLOAT, Sort.floating(target), Application.NONE, a);
  }

  /** The encoding, {@link FloatFormat#totalBits} wide; of NaN the canonical one. */
  public Term toBits(Term a) {
    int width = Sorts.requireFloat(a).format().totalBits();
    return fold(FloatOperator.Conversion.FLOAT_TO_BITS, Sort.bits(width), Application.NONE, a);
  }

  private Term unary(Operator operator, int rounding, Term a) {
    Sorts.requireFloat(a);
    return fold(operator, a.sort(), rounding, a);
  }

  private Term binary(Operator operator, int rounding, Term a, Term b) {
    Sorts.requireFloat(a);
    Sorts.requireSame("floating-point operation", a, b);
    boolean commutes =
        operator == FloatOperator.Arithmetic.FLOAT_ADD
            || operator == FloatOperator.Arithmetic.FLOAT_MUL;
    return commutes
        ? fold(operator, a.sort(), rounding, lower(a, b), higher(a, b))
        : fold(operator, a.sort(), rounding, a, b);
  }

  private Term comparison(Operator operator, Term a, Term b) {
    Sorts.requireFloat(a);
    Sorts.requireSame("floating-point comparison", a, b);
    return fold(operator, Sort.BOOL, Application.NONE, a, b);
  }

  private Term predicate(Operator operator, Term a) {
    Sorts.requireFloat(a);
    return fold(operator, Sort.BOOL, Application.NONE, a);
  }

  private Term fold(Operator operator, Sort sort, int rounding, Term... arguments) {
    return table.fold(operator, sort, rounding, Application.NONE, arguments);
  }

  private static Term lower(Term a, Term b) {
    return a.id() <= b.id() ? a : b;
  }

  private static Term higher(Term a, Term b) {
    return a.id() <= b.id() ? b : a;
  }
}
