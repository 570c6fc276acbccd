// SPDX-License-Identifier: Apache-2.0
package kiki.term.value;

import java.math.BigInteger;
import java.util.Optional;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/** Floating-point operators on values, exact by {@link IeeeFloat}. */
public final class FloatSemantics {
  private static final RoundingMode[] ROUNDING_MODES = RoundingMode.values();

  private FloatSemantics() {}

  public static IeeeFloat arithmetic(
      FloatOperator.Arithmetic operator, int rounding, Value[] arguments) {
    IeeeFloat a = number(arguments[0]);
    return switch (operator) {
      case FLOAT_ADD -> a.add(number(arguments[1]), mode(rounding));
      case FLOAT_MUL -> a.multiply(number(arguments[1]), mode(rounding));
      case FLOAT_DIV -> a.divide(number(arguments[1]), mode(rounding));
      case FLOAT_FMOD -> a.fmod(number(arguments[1]));
      case FLOAT_REMAINDER -> a.ieeeRemainder(number(arguments[1]));
      case FLOAT_FMA ->
          a.fusedMultiplyAdd(number(arguments[1]), number(arguments[2]), mode(rounding));
      case FLOAT_SQRT -> a.squareRoot(mode(rounding));
      case FLOAT_ROUND -> a.roundToIntegral(mode(rounding));
      case FLOAT_MIN -> a.min(number(arguments[1]));
      case FLOAT_MAX -> a.max(number(arguments[1]));
      case FLOAT_NEG -> a.negate();
      case FLOAT_ABS -> a.abs();
    };
  }

  public static boolean predicate(FloatOperator.Predicate operator, Value[] arguments) {
    IeeeFloat a = number(arguments[0]);
    return switch (operator) {
      case FLOAT_EQ -> a.isEqual(number(arguments[1]));
      case FLOAT_LT -> a.isLess(number(arguments[1]));
      case FLOAT_LE -> a.isLessOrEqual(number(arguments[1]));
      case FLOAT_IS_NAN -> a.isNaN();
      case FLOAT_IS_INFINITE -> a.isInfinite();
      case FLOAT_IS_ZERO -> a.isZero();
      case FLOAT_IS_NORMAL -> a.isNormal();
      case FLOAT_IS_SUBNORMAL -> a.isSubnormal();
      case FLOAT_IS_NEGATIVE -> a.signBit();
    };
  }

  public static Value conversion(
      FloatOperator.Conversion operator, Sort target, int rounding, Value argument) {
    return switch (operator) {
      case FLOAT_TO_FLOAT ->
          new Value.Float(number(argument).convert(format(target), mode(rounding)));
      case SIGNED_TO_FLOAT ->
          new Value.Float(
              IeeeFloat.fromInteger(
                  format(target), ((Value.Bits) argument).signed(), mode(rounding)));
      case UNSIGNED_TO_FLOAT ->
          new Value.Float(
              IeeeFloat.fromInteger(
                  format(target), ((Value.Bits) argument).unsigned(), mode(rounding)));
      case FLOAT_TO_SIGNED -> toSigned(target, number(argument).toInteger(mode(rounding)));
      case FLOAT_TO_UNSIGNED -> toUnsigned(target, number(argument).toInteger(mode(rounding)));
      case BITS_TO_FLOAT ->
          new Value.Float(IeeeFloat.fromBits(format(target), ((Value.Bits) argument).unsigned()));
      case FLOAT_TO_BITS -> new Value.Bits(((Sort.BitVec) target).width(), number(argument).bits());
    };
  }

  private static Value.Bits toSigned(Sort target, Optional<BigInteger> integer) {
    int width = ((Sort.BitVec) target).width();
    boolean fits = integer.isPresent() && integer.get().bitLength() < width;
    return Value.Bits.wrap(width, fits ? integer.get() : BigInteger.ZERO);
  }

  private static Value.Bits toUnsigned(Sort target, Optional<BigInteger> integer) {
    int width = ((Sort.BitVec) target).width();
    boolean fits =
        integer.isPresent() && integer.get().signum() >= 0 && integer.get().bitLength() <= width;
    return Value.Bits.wrap(width, fits ? integer.get() : BigInteger.ZERO);
  }

  private static IeeeFloat number(Value value) {
    return ((Value.Float) value).number();
  }

  private static FloatFormat format(Sort sort) {
    return ((Sort.Float) sort).format();
  }

  private static RoundingMode mode(int ordinal) {
    return ROUNDING_MODES[ordinal];
  }
}
