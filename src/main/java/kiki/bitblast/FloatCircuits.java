package kiki.bitblast;

import java.util.Arrays;
import java.util.function.IntConsumer;
import kiki.term.Application;
import kiki.term.Sort;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;

/**
 * Floating-point circuits over encodings (fraction, biased exponent, sign, from the lowest bit up).
 * Every word that stands for a NaN is the canonical one, so identity of floats is identity of bits.
 */
final class FloatCircuits {
  private final Aig aig;
  private final Words words;
  private final Adder adder;
  private final IntConsumer sideConstraints;

  FloatCircuits(Aig aig, Words words, Adder adder, IntConsumer sideConstraints) {
    this.aig = aig;
    this.words = words;
    this.adder = adder;
    this.sideConstraints = sideConstraints;
  }

  /** A float that is free to be anything. */
  int[] input(FloatFormat format) {
    int[] bits = aig.inputs(format.totalBits());
    sideConstraints.accept(aig.implies(isNaN(bits, format), words.equal(bits, nan(format))));
    return bits;
  }

  /** The float an operator gives; the operands are the bits of its arguments. */
  int[] apply(Application term, int[][] operands) {
    int[] a = operands[0];
    FloatFormat format = operandFormat(term);
    return switch (term.operator()) {
      case FLOAT_NEG -> withSign(a, format, Aig.not(Words.top(a)));
      case FLOAT_ABS -> withSign(a, format, Aig.FALSE);
      case FLOAT_IS_NAN -> single(isNaN(a, format));
      case FLOAT_IS_INFINITE ->
          single(aig.and(exponentIsMaximal(a, format), Aig.not(hasFraction(a, format))));
      case FLOAT_IS_ZERO -> single(isZero(a, format));
      case FLOAT_IS_NORMAL ->
          single(aig.and(hasExponent(a, format), Aig.not(exponentIsMaximal(a, format))));
      case FLOAT_IS_SUBNORMAL ->
          single(aig.and(hasFraction(a, format), Aig.not(hasExponent(a, format))));
      case FLOAT_IS_NEGATIVE -> single(Words.top(a));
      case FLOAT_EQ -> single(equal(a, operands[1], format));
      case FLOAT_LT -> single(less(a, operands[1], format));
      case FLOAT_LE -> single(aig.or(less(a, operands[1], format), equal(a, operands[1], format)));
      case FLOAT_MIN -> chosen(a, operands[1], format, lessIgnoringNaN(a, operands[1]));
      case FLOAT_MAX -> chosen(a, operands[1], format, lessIgnoringNaN(operands[1], a));
      case BITS_TO_FLOAT -> canonical(a, ((Sort.Float) term.sort()).format());
      case FLOAT_TO_BITS -> a;
      default -> throw new UnsupportedTermException(term.operator());
    };
  }

  private static FloatFormat operandFormat(Application term) {
    if (term.argument(0).sort() instanceof Sort.Float sort) {
      return sort.format();
    }
    return ((Sort.Float) term.sort()).format();
  }

  private int[] canonical(int[] bits, FloatFormat format) {
    return words.mux(isNaN(bits, format), nan(format), bits);
  }

  private static int[] nan(FloatFormat format) {
    return Words.number(format.totalBits(), IeeeFloat.nan(format).bits());
  }

  /** Replaces the sign, which the canonical NaN does not have. */
  private int[] withSign(int[] a, FloatFormat format, int sign) {
    int[] result = a.clone();
    result[a.length - 1] = aig.and(sign, Aig.not(isNaN(a, format)));
    return result;
  }

  private int exponentIsMaximal(int[] a, FloatFormat format) {
    int result = Aig.TRUE;
    for (int i = 0; i < format.exponentBits(); i++) {
      result = aig.and(result, a[format.significandBits() + i]);
    }
    return result;
  }

  private int hasExponent(int[] a, FloatFormat format) {
    int result = Aig.FALSE;
    for (int i = 0; i < format.exponentBits(); i++) {
      result = aig.or(result, a[format.significandBits() + i]);
    }
    return result;
  }

  private int hasFraction(int[] a, FloatFormat format) {
    int result = Aig.FALSE;
    for (int i = 0; i < format.significandBits(); i++) {
      result = aig.or(result, a[i]);
    }
    return result;
  }

  private int isNaN(int[] a, FloatFormat format) {
    return aig.and(exponentIsMaximal(a, format), hasFraction(a, format));
  }

  private int isZero(int[] a, FloatFormat format) {
    return Aig.not(aig.or(hasExponent(a, format), hasFraction(a, format)));
  }

  private int noneIsNaN(int[] a, int[] b, FloatFormat format) {
    return aig.and(Aig.not(isNaN(a, format)), Aig.not(isNaN(b, format)));
  }

  private int equal(int[] a, int[] b, FloatFormat format) {
    int zeros = aig.and(isZero(a, format), isZero(b, format));
    return aig.and(noneIsNaN(a, b, format), aig.or(zeros, words.equal(a, b)));
  }

  private int less(int[] a, int[] b, FloatFormat format) {
    int zeros = aig.and(isZero(a, format), isZero(b, format));
    int ordered = aig.and(noneIsNaN(a, b, format), Aig.not(zeros));
    return aig.and(ordered, lessIgnoringNaN(a, b));
  }

  /** Orders the encodings of numbers; the negative zero is below the positive one. */
  private int lessIgnoringNaN(int[] a, int[] b) {
    int top = a.length - 1;
    int[] x = Arrays.copyOf(a, top);
    int[] y = Arrays.copyOf(b, top);
    int bothPositive = adder.less(x, y);
    int bothNegative = adder.less(y, x);
    int sameSign = aig.mux(a[top], bothNegative, bothPositive);
    return aig.mux(aig.xor(a[top], b[top]), a[top], sameSign);
  }

  /** The one that is a number; of two numbers the first if the condition holds. */
  private int[] chosen(int[] a, int[] b, FloatFormat format, int condition) {
    int takeFirst = aig.or(isNaN(b, format), aig.and(Aig.not(isNaN(a, format)), condition));
    return words.mux(takeFirst, a, b);
  }

  private static int[] single(int literal) {
    return new int[] {literal};
  }
}
