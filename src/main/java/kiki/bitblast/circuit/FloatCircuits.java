// SPDX-License-Identifier: Apache-2.0
package kiki.bitblast.circuit;

import java.util.function.IntConsumer;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.Words;
import kiki.bitblast.circuit.FloatConverter.Signedness;
import kiki.term.Application;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;

/**
 * Floating-point circuits over encodings (fraction, biased exponent, sign, from the lowest bit up).
 * Every word that stands for a NaN is the canonical one, so identity of floats is identity of bits.
 */
public final class FloatCircuits {
  private final FloatTools tools;
  private final FloatFields fields;
  private final Aig aig;
  private final FloatComparator comparator;
  private final FloatAdder adder;
  private final FloatMultiplier multiplier;
  private final FusedMultiplier fusedMultiplier;
  private final FloatDivider divider;
  private final FloatRemainder remainder;
  private final FloatConverter converter;
  private final IntegralRounder integralRounder;
  private final IntConsumer sideConstraints;

  public FloatCircuits(FloatTools tools, IntConsumer sideConstraints) {
    this.tools = tools;
    this.sideConstraints = sideConstraints;
    fields = tools.fields();
    aig = tools.aig();
    Rounder rounder = new Rounder(tools);
    comparator = new FloatComparator(tools);
    adder = new FloatAdder(tools, rounder);
    multiplier = new FloatMultiplier(tools, rounder);
    fusedMultiplier = new FusedMultiplier(tools, multiplier, rounder);
    divider = new FloatDivider(tools, rounder);
    remainder = new FloatRemainder(tools, divider, rounder);
    converter = new FloatConverter(tools, rounder);
    integralRounder = new IntegralRounder(tools, rounder);
  }

  /** A float that is free to be anything. */
  public int[] input(FloatFormat format) {
    int[] bits = aig.inputs(format.totalBits());
    sideConstraints.accept(fields.isCanonical(bits, format));
    return bits;
  }

  /** The float an operator gives; the operands are the bits of its arguments. */
  public int[] apply(Application term, FloatOperator operator, int[][] operands) {
    return switch (operator) {
      case FloatOperator.Arithmetic arithmetic -> arithmetic(term, arithmetic, operands);
      case FloatOperator.Predicate predicate -> new int[] {predicate(term, predicate, operands)};
      case FloatOperator.Conversion conversion -> conversion(term, conversion, operands[0]);
    };
  }

  private int[] arithmetic(Application term, FloatOperator.Arithmetic operator, int[][] operands) {
    FloatFormat format = format(term.sort());
    int[] a = operands[0];
    return switch (operator) {
      case FLOAT_ADD -> adder.add(format, term.rounding(), a, operands[1]);
      case FLOAT_MUL -> multiplier.multiply(format, term.rounding(), a, operands[1]);
      case FLOAT_DIV -> divider.divide(format, term.rounding(), a, operands[1]);
      case FLOAT_FMOD -> remainder.fmod(format, a, operands[1]);
      case FLOAT_REMAINDER -> remainder.remainder(format, a, operands[1]);
      case FLOAT_FMA ->
          fusedMultiplier.multiplyAdd(format, term.rounding(), a, operands[1], operands[2]);
      case FLOAT_SQRT -> divider.squareRoot(format, term.rounding(), a);
      case FLOAT_ROUND -> integralRounder.round(format, term.rounding(), a);
      case FLOAT_MIN -> comparator.min(format, a, operands[1]);
      case FLOAT_MAX -> comparator.max(format, a, operands[1]);
      case FLOAT_NEG -> withSign(a, format, Aig.not(Words.top(a)));
      case FLOAT_ABS -> withSign(a, format, Aig.FALSE);
    };
  }

  private int predicate(Application term, FloatOperator.Predicate operator, int[][] operands) {
    FloatFormat format = format(term.argument(0).sort());
    int[] a = operands[0];
    return switch (operator) {
      case FLOAT_EQ -> comparator.equal(format, a, operands[1]);
      case FLOAT_LT -> comparator.less(format, a, operands[1]);
      case FLOAT_LE -> comparator.lessOrEqual(format, a, operands[1]);
      case FLOAT_IS_NAN -> fields.isNaN(a, format);
      case FLOAT_IS_INFINITE -> fields.isInfinite(a, format);
      case FLOAT_IS_ZERO -> fields.isZero(a);
      case FLOAT_IS_NORMAL ->
          aig.and(fields.hasExponent(a, format), Aig.not(fields.exponentIsMaximal(a, format)));
      case FLOAT_IS_SUBNORMAL ->
          aig.and(fields.hasFraction(a, format), Aig.not(fields.hasExponent(a, format)));
      case FLOAT_IS_NEGATIVE -> Words.top(a);
    };
  }

  private int[] conversion(Application term, FloatOperator.Conversion operator, int[] a) {
    Sort from = term.argument(0).sort();
    return switch (operator) {
      case FLOAT_TO_FLOAT ->
          converter.convert(format(from), format(term.sort()), term.rounding(), a);
      case SIGNED_TO_FLOAT ->
          converter.fromInteger(format(term.sort()), term.rounding(), Signedness.SIGNED, a);
      case UNSIGNED_TO_FLOAT ->
          converter.fromInteger(format(term.sort()), term.rounding(), Signedness.UNSIGNED, a);
      case FLOAT_TO_SIGNED ->
          converter.toInteger(format(from), term.rounding(), Signedness.SIGNED, a, term.width());
      case FLOAT_TO_UNSIGNED ->
          converter.toInteger(format(from), term.rounding(), Signedness.UNSIGNED, a, term.width());
      case BITS_TO_FLOAT -> canonical(a, format(term.sort()));
      case FLOAT_TO_BITS -> a;
    };
  }

  private static FloatFormat format(Sort sort) {
    return ((Sort.Float) sort).format();
  }

  private int[] canonical(int[] bits, FloatFormat format) {
    int nan = aig.and(fields.exponentIsMaximal(bits, format), fields.hasFraction(bits, format));
    return tools.words().mux(nan, FloatFields.nan(format), bits);
  }

  /** Replaces the sign, which the canonical NaN does not have. */
  private int[] withSign(int[] a, FloatFormat format, int sign) {
    int[] result = a.clone();
    result[a.length - 1] = aig.and(sign, Aig.not(fields.isNaN(a, format)));
    return result;
  }
}
