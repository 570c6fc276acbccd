// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.value;

import java.math.BigInteger;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.program.Expr;
import kiki.program.FloatOperators;
import kiki.ssa.access.Storage;
import kiki.ssa.object.ExecutionContext;
import kiki.term.FloatTerms;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.ieee.RoundingMode;

/**
 * C's operators on integers, truth values and floats. Signed arithmetic wraps; a division by zero
 * and a shift of another value than zero by a negative amount or by the width or more give an
 * unconstrained value.
 */
final class ArithmeticTerms {
  static final RoundingMode ROUNDING = RoundingMode.NEAREST_EVEN;

  private final ExecutionContext encoding;
  private final Terms terms;
  private final FloatTerms floats;
  private final Storage storage;

  ArithmeticTerms(ExecutionContext encoding, Storage storage) {
    this.encoding = encoding;
    this.terms = encoding.terms();
    this.floats = terms.floats();
    this.storage = storage;
  }

  Term unary(Expr.Unary e, Term a) {
    CType type = e.operand().type();
    return switch (e.op()) {
      case NEGATE -> type instanceof FloatType ? floats.neg(a) : terms.neg(a);
      case BIT_NOT -> terms.bitNot(a);
      case NOT -> terms.not(a);
      case ABSOLUTE -> floats.abs(a);
      case SQUARE_ROOT -> floats.sqrt(ROUNDING, a);
      case ROUND_IN_MODE,
          ROUND_NEAREST_EVEN,
          ROUND_NEAREST_AWAY,
          ROUND_UP,
          ROUND_DOWN,
          ROUND_TO_ZERO ->
          floats.roundToIntegral(FloatOperators.direction(e.op()), a);
      case IS_NAN -> floats.isNaN(a);
      case IS_INFINITE -> floats.isInfinite(a);
      case IS_NORMAL -> floats.isNormal(a);
      case IS_SUBNORMAL -> floats.isSubnormal(a);
      case IS_ZERO -> floats.isZero(a);
      case SIGN_BIT -> storage.signBit((FloatType) type, a);
      case FLOAT_TO_BITS ->
          resized(storage.floatBits((FloatType) type, a), ((IntType) e.type()).width());
      case BITS_TO_FLOAT -> storage.toFloat((FloatType) e.type(), a);
    };
  }

  /** Both operands are integers, both floats, or both truth values; not pointers. */
  Term binary(Expr.BinaryOp op, CType type, Term a, Term b) {
    return switch (type) {
      case FloatType f -> floating(op, ROUNDING, a, b);
      case IntType i when a.sort() instanceof Sort.Bool -> truth(op, a, b);
      case IntType i -> integer(op, i, a, b);
      case CType other -> throw new IllegalArgumentException("no arithmetic on " + other);
    };
  }

  private Term truth(Expr.BinaryOp op, Term a, Term b) {
    return switch (op) {
      case AND, BIT_AND, MULTIPLY -> terms.and(a, b);
      case OR, BIT_OR -> terms.or(a, b);
      case IMPLIES, LESS_OR_EQUAL -> terms.implies(a, b);
      case EQUAL -> terms.iff(a, b);
      case NOT_EQUAL, BIT_XOR -> terms.xor(a, b);
      case LESS -> terms.and(terms.not(a), b);
      case GREATER -> terms.and(a, terms.not(b));
      case GREATER_OR_EQUAL -> terms.implies(b, a);
      case Expr.BinaryOp _ -> throw new IllegalArgumentException("no " + op + " on truth values");
    };
  }

  /** On floats, in a direction of rounding. */
  Term floating(Expr.BinaryOp op, RoundingMode mode, Term a, Term b) {
    return switch (op) {
      case ADD -> floats.add(mode, a, b);
      case SUBTRACT -> floats.sub(mode, a, b);
      case MULTIPLY -> floats.mul(mode, a, b);
      case DIVIDE -> floats.div(mode, a, b);
      case REMAINDER -> floats.fmod(a, b);
      case IEEE_REMAINDER -> floats.remainder(a, b);
      case MINIMUM -> floats.min(a, b);
      case MAXIMUM -> floats.max(a, b);
      case EQUAL -> floats.equal(a, b);
      case NOT_EQUAL -> terms.not(floats.equal(a, b));
      case LESS -> floats.less(a, b);
      case LESS_OR_EQUAL -> floats.lessOrEqual(a, b);
      case GREATER -> floats.less(b, a);
      case GREATER_OR_EQUAL -> floats.lessOrEqual(b, a);
      case Expr.BinaryOp _ -> throw new IllegalArgumentException("no " + op + " on floats");
    };
  }

  private Term integer(Expr.BinaryOp op, IntType type, Term a, Term b) {
    boolean signed = type.isSigned();
    return switch (op) {
      case ADD -> terms.add(a, b);
      case SUBTRACT -> terms.sub(a, b);
      case MULTIPLY -> terms.mul(a, b);
      case DIVIDE -> unlessZero(b, signed ? terms.sdiv(a, b) : terms.udiv(a, b));
      case REMAINDER -> unlessZero(b, signed ? terms.srem(a, b) : terms.urem(a, b));
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(op, type, a, b);
      case BIT_AND -> terms.bitAnd(a, b);
      case BIT_OR -> terms.bitOr(a, b);
      case BIT_XOR -> terms.bitXor(a, b);
      case EQUAL -> terms.equal(a, b);
      case NOT_EQUAL -> terms.distinct(a, b);
      case LESS -> signed ? terms.slt(a, b) : terms.ult(a, b);
      case LESS_OR_EQUAL -> signed ? terms.sle(a, b) : terms.ule(a, b);
      case GREATER -> signed ? terms.sgt(a, b) : terms.ugt(a, b);
      case GREATER_OR_EQUAL -> signed ? terms.sge(a, b) : terms.uge(a, b);
      case MINIMUM -> terms.ite(signed ? terms.slt(a, b) : terms.ult(a, b), a, b);
      case MAXIMUM -> terms.ite(signed ? terms.slt(a, b) : terms.ult(a, b), b, a);
      case IEEE_REMAINDER, AND, OR, IMPLIES, POINTER_ADD, POINTER_SUBTRACT, POINTER_DIFFERENCE ->
          throw new IllegalArgumentException("no " + op + " on integers");
    };
  }

  /** Where an operation on integers has no result; such a division ends the program on x86. */
  Term hasNoResult(Expr.BinaryOp op, IntType type, Term a, Term b) {
    if (op.kind() == Expr.BinaryOp.Kind.SHIFT) {
      return terms.not(shiftInRange(type, b));
    }
    if (op != Expr.BinaryOp.DIVIDE && op != Expr.BinaryOp.REMAINDER) {
      return terms.falseTerm();
    }
    Term zero = terms.equal(b, terms.bits(b.width(), 0));
    Term overflow =
        terms.and(
            terms.equal(a, terms.bits(a.width(), type.minimum())),
            terms.equal(b, terms.bits(b.width(), BigInteger.ONE.negate())));
    return type.isSigned() ? terms.or(zero, overflow) : zero;
  }

  private Term unlessZero(Term divisor, Term quotient) {
    Term zero = terms.equal(divisor, terms.bits(divisor.width(), 0));
    return zero == terms.falseTerm()
        ? quotient
        : terms.ite(zero, encoding.fresh("division", quotient.sort()), quotient);
  }

  private Term shift(Expr.BinaryOp op, IntType type, Term a, Term amount) {
    Term inRange = shiftInRange(type, amount);
    Term by = resized(amount, type.width());
    Term shifted =
        op == Expr.BinaryOp.SHIFT_LEFT
            ? terms.shl(a, by)
            : type.isSigned() ? terms.ashr(a, by) : terms.lshr(a, by);
    return inRange == terms.trueTerm() ? shifted : terms.ite(inRange, shifted, outOfRange(a));
  }

  /** Any value, but zero has no bits to go anywhere. */
  private Term outOfRange(Term shifted) {
    Term zero = terms.bits(shifted.width(), 0);
    return terms.ite(terms.equal(shifted, zero), zero, encoding.fresh("shift", shifted.sort()));
  }

  /** Read as unsigned, a negative amount is out of range too. */
  private Term shiftInRange(IntType type, Term amount) {
    BigInteger width = BigInteger.valueOf(type.width());
    return width.bitLength() > amount.width()
        ? terms.trueTerm()
        : terms.ult(amount, terms.bits(amount.width(), width));
  }

  Term overflows(Expr.BinaryOp op, IntType type, Term a, Term b) {
    boolean signed = type.isSigned();
    return switch (op) {
      case ADD -> signed ? terms.overflows().signedAdd(a, b) : terms.overflows().unsignedAdd(a, b);
      case SUBTRACT ->
          signed ? terms.overflows().signedSub(a, b) : terms.overflows().unsignedSub(a, b);
      case MULTIPLY ->
          signed ? terms.overflows().signedMul(a, b) : terms.overflows().unsignedMul(a, b);
      case DIVIDE, REMAINDER -> signed ? terms.overflows().signedDiv(a, b) : terms.falseTerm();
      case SHIFT_LEFT -> shiftOverflows(type, a, b);
      case Expr.BinaryOp _ -> throw new IllegalArgumentException(op + " does not overflow");
    };
  }

  /** The value is more than the greatest one shifted back. */
  private Term shiftOverflows(IntType type, Term a, Term amount) {
    Term greatest = terms.bits(type.width(), type.maximum());
    Term beyond = terms.ugt(a, terms.lshr(greatest, resized(amount, type.width())));
    Term asked = shiftInRange(type, amount);
    return type.isSigned()
        ? terms.and(asked, terms.not(terms.isNegative(a)), beyond)
        : terms.and(asked, beyond);
  }

  private Term resized(Term a, int width) {
    return a.width() > width ? terms.extract(a, width - 1, 0) : terms.zeroExtend(a, width);
  }
}
