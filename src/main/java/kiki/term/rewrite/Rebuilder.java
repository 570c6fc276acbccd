// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import java.util.List;
import kiki.term.Application;
import kiki.term.FloatTerms;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.CoreOperator;
import kiki.term.value.FloatOperator;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.RoundingMode;

/** Applies the operator of an application to other arguments, simplifying again. */
final class Rebuilder {
  private Rebuilder() {}

  static Term rebuild(Terms terms, Application shape, Term[] arguments) {
    return switch (shape.operator()) {
      case CoreOperator operator -> rebuild(terms, operator, shape, arguments);
      case FloatOperator.Arithmetic operator -> rebuild(terms.floats(), operator, shape, arguments);
      case FloatOperator.Predicate operator -> rebuild(terms.floats(), operator, arguments);
      case FloatOperator.Conversion operator ->
          rebuild(terms.floats(), operator, shape, arguments[0]);
    };
  }

  private static Term rebuild(
      Terms terms, CoreOperator operator, Application shape, Term[] arguments) {
    Term a = arguments[0];
    Term b = arguments.length > 1 ? arguments[1] : null;
    return switch (operator) {
      case NOT -> terms.not(a);
      case AND -> terms.and(List.of(arguments));
      case XOR -> terms.xor(a, b);
      case ITE -> terms.ite(a, b, arguments[2]);
      case EQUAL -> terms.equal(a, b);
      case BIT_NOT -> terms.bitNot(a);
      case BIT_AND -> terms.bitAnd(a, b);
      case BIT_OR -> terms.bitOr(a, b);
      case BIT_XOR -> terms.bitXor(a, b);
      case NEG -> terms.neg(a);
      case ADD -> terms.add(a, b);
      case MUL -> terms.mul(a, b);
      case UDIV -> terms.udiv(a, b);
      case SDIV -> terms.sdiv(a, b);
      case UREM -> terms.urem(a, b);
      case SREM -> terms.srem(a, b);
      case SHL -> terms.shl(a, b);
      case LSHR -> terms.lshr(a, b);
      case ASHR -> terms.ashr(a, b);
      case CONCAT -> terms.concat(a, b);
      case EXTRACT -> terms.extract(a, shape.high(), shape.low());
      case ZERO_EXTEND -> terms.zeroExtend(a, shape.width());
      case SIGN_EXTEND -> terms.signExtend(a, shape.width());
      case ULT -> terms.ult(a, b);
      case SLT -> terms.slt(a, b);
      case UMUL_OVERFLOW -> terms.overflows().unsignedMul(a, b);
      case SMUL_OVERFLOW -> terms.overflows().signedMul(a, b);
      case CONST_ARRAY -> terms.constArray((Sort.Array) shape.sort(), a);
      case SELECT -> terms.select(a, b);
      case STORE -> terms.store(a, b, arguments[2]);
    };
  }

  private static Term rebuild(
      FloatTerms floats, FloatOperator.Arithmetic operator, Application shape, Term[] arguments) {
    Term a = arguments[0];
    Term b = arguments.length > 1 ? arguments[1] : null;
    RoundingMode mode = shape.rounds() ? shape.rounding() : null;
    return switch (operator) {
      case FLOAT_ADD -> floats.add(mode, a, b);
      case FLOAT_MUL -> floats.mul(mode, a, b);
      case FLOAT_DIV -> floats.div(mode, a, b);
      case FLOAT_FMOD -> floats.fmod(a, b);
      case FLOAT_REMAINDER -> floats.remainder(a, b);
      case FLOAT_FMA -> floats.fma(mode, a, b, arguments[2]);
      case FLOAT_SQRT -> floats.sqrt(mode, a);
      case FLOAT_ROUND -> floats.roundToIntegral(mode, a);
      case FLOAT_MIN -> floats.min(a, b);
      case FLOAT_MAX -> floats.max(a, b);
      case FLOAT_NEG -> floats.neg(a);
      case FLOAT_ABS -> floats.abs(a);
    };
  }

  private static Term rebuild(
      FloatTerms floats, FloatOperator.Predicate operator, Term[] arguments) {
    Term a = arguments[0];
    return switch (operator) {
      case FLOAT_EQ -> floats.equal(a, arguments[1]);
      case FLOAT_LT -> floats.less(a, arguments[1]);
      case FLOAT_LE -> floats.lessOrEqual(a, arguments[1]);
      case FLOAT_IS_NAN -> floats.isNaN(a);
      case FLOAT_IS_INFINITE -> floats.isInfinite(a);
      case FLOAT_IS_ZERO -> floats.isZero(a);
      case FLOAT_IS_NORMAL -> floats.isNormal(a);
      case FLOAT_IS_SUBNORMAL -> floats.isSubnormal(a);
      case FLOAT_IS_NEGATIVE -> floats.isNegative(a);
    };
  }

  private static Term rebuild(
      FloatTerms floats, FloatOperator.Conversion operator, Application shape, Term a) {
    RoundingMode mode = shape.rounds() ? shape.rounding() : null;
    FloatFormat format = shape.sort() instanceof Sort.Float target ? target.format() : null;
    return switch (operator) {
      case FLOAT_TO_FLOAT -> floats.convert(mode, a, format);
      case SIGNED_TO_FLOAT -> floats.fromSigned(mode, a, format);
      case UNSIGNED_TO_FLOAT -> floats.fromUnsigned(mode, a, format);
      case FLOAT_TO_SIGNED -> floats.toSigned(mode, a, shape.width());
      case FLOAT_TO_UNSIGNED -> floats.toUnsigned(mode, a, shape.width());
      case BITS_TO_FLOAT -> floats.fromBits(a, format);
      case FLOAT_TO_BITS -> floats.toBits(a);
    };
  }
}
