// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import java.math.BigInteger;
import kiki.term.value.BitSemantics;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.FloatSemantics;
import kiki.term.value.Operator;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/** The meaning of every operator on values, used to fold constants and to evaluate terms. */
public final class Semantics {
  private Semantics() {}

  /** The value of an application whose arguments have the given values. */
  public static Value apply(Application shape, Value[] arguments) {
    return apply(shape.operator(), shape.sort(), shape.first(), shape.second(), arguments);
  }

  public static Value apply(
      Operator operator, Sort sort, int first, int second, Value... arguments) {
    return switch (operator) {
      case CoreOperator core -> core(core, sort, first, second, arguments);
      case FloatOperator.Arithmetic arithmetic ->
          new Value.Float(FloatSemantics.arithmetic(arithmetic, first, arguments));
      case FloatOperator.Predicate predicate ->
          Value.Bool.of(FloatSemantics.predicate(predicate, arguments));
      case FloatOperator.Conversion conversion ->
          FloatSemantics.conversion(conversion, sort, first, arguments[0]);
    };
  }

  private static Value core(
      CoreOperator operator, Sort sort, int first, int second, Value[] arguments) {
    return switch (operator) {
      case NOT -> Value.Bool.of(!truth(arguments[0]));
      case AND -> conjunction(arguments);
      case XOR -> Value.Bool.of(truth(arguments[0]) ^ truth(arguments[1]));
      case ITE -> truth(arguments[0]) ? arguments[1] : arguments[2];
      case EQUAL -> Value.Bool.of(arguments[0].equals(arguments[1]));
      case CONST_ARRAY -> Value.Array.constant((Sort.Array) sort, arguments[0]);
      case SELECT -> ((Value.Array) arguments[0]).at(unsigned(arguments[1]));
      case STORE -> ((Value.Array) arguments[0]).with(unsigned(arguments[1]), arguments[2]);
      case EXTRACT ->
          Value.Bits.wrap(first - second + 1, unsigned(arguments[0]).shiftRight(second));
      case BIT_NOT, NEG, ZERO_EXTEND, SIGN_EXTEND ->
          BitSemantics.unary(operator, ((Sort.BitVec) sort).width(), (Value.Bits) arguments[0]);
      case BIT_AND, BIT_OR, BIT_XOR, ADD, MUL, UDIV, SDIV, UREM, SREM, SHL, LSHR, ASHR, CONCAT ->
          BitSemantics.binary(operator, (Value.Bits) arguments[0], (Value.Bits) arguments[1]);
      case ULT, SLT, UMUL_OVERFLOW, SMUL_OVERFLOW ->
          Value.Bool.of(
              BitSemantics.predicate(
                  operator, (Value.Bits) arguments[0], (Value.Bits) arguments[1]));
    };
  }

  private static Value conjunction(Value[] arguments) {
    for (Value argument : arguments) {
      if (!truth(argument)) {
        return Value.Bool.FALSE;
      }
    }
    return Value.Bool.TRUE;
  }

  private static boolean truth(Value value) {
    return value == Value.Bool.TRUE;
  }

  private static BigInteger unsigned(Value value) {
    return ((Value.Bits) value).unsigned();
  }
}
