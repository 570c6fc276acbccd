// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import kiki.cfront.type.IntType;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.Machine;
import kiki.interpret.value.BoxedOperators;
import kiki.interpret.value.IntegerWrap;
import kiki.interpret.value.Relation;
import kiki.program.Expr.BinaryOp;

/** Operators on integers of at most 64 bits. */
final class IntegerCode {
  private IntegerCode() {}

  static LongCode binary(BinaryOp op, LongCode l, LongCode r, IntType type) {
    IntegerWrap wrap = new IntegerWrap(type);
    return switch (op) {
      case ADD -> m -> wrap.of(l.eval(m) + r.eval(m));
      case SUBTRACT -> m -> wrap.of(l.eval(m) - r.eval(m));
      case MULTIPLY -> m -> wrap.of(l.eval(m) * r.eval(m));
      case BIT_AND -> m -> l.eval(m) & r.eval(m);
      case BIT_OR -> m -> l.eval(m) | r.eval(m);
      case BIT_XOR -> m -> l.eval(m) ^ r.eval(m);
      case DIVIDE ->
          type.isSigned()
              ? m -> wrap.of(quotient(m, wrap, l.eval(m), r.eval(m)))
              : m -> wrap.of(unsignedQuotient(m, l.eval(m), r.eval(m)));
      case REMAINDER ->
          type.isSigned()
              ? m -> wrap.of(remainder(m, wrap, l.eval(m), r.eval(m)))
              : m -> wrap.of(unsignedRemainder(m, l.eval(m), r.eval(m)));
      case AND -> m -> l.eval(m) != 0 ? r.eval(m) : 0;
      case OR -> m -> l.eval(m) != 0 ? 1 : r.eval(m);
      case IMPLIES -> m -> l.eval(m) == 0 ? 1 : r.eval(m);
      case MINIMUM -> m -> minimum(l.eval(m), r.eval(m), wrap);
      case MAXIMUM -> m -> ~minimum(~l.eval(m), ~r.eval(m), wrap);
      case SHIFT_LEFT,
          SHIFT_RIGHT,
          EQUAL,
          NOT_EQUAL,
          LESS,
          LESS_OR_EQUAL,
          GREATER,
          GREATER_OR_EQUAL,
          IEEE_REMAINDER,
          POINTER_ADD,
          POINTER_SUBTRACT,
          POINTER_DIFFERENCE ->
          throw new IllegalArgumentException("not arithmetic on one integer type: " + op);
    };
  }

  private static long quotient(Machine m, IntegerWrap wrap, long a, long b) {
    return b == 0 ? m.undefinedQuotient() : a / defined(m, wrap, a, b);
  }

  private static long unsignedQuotient(Machine m, long a, long b) {
    return b == 0 ? m.undefinedQuotient() : Long.divideUnsigned(a, b);
  }

  private static long remainder(Machine m, IntegerWrap wrap, long a, long b) {
    return b == 0 ? m.undefinedQuotient() : a % defined(m, wrap, a, b);
  }

  private static long unsignedRemainder(Machine m, long a, long b) {
    return b == 0 ? m.undefinedQuotient() : Long.remainderUnsigned(a, b);
  }

  /** The divisor. The least number divided by -1 wraps around, where that is said to happen. */
  private static long defined(Machine m, IntegerWrap wrap, long a, long b) {
    if (b == -1 && a != 0 && a == wrap.of(-a)) {
      m.undefinedQuotient();
    }
    return b;
  }

  private static long minimum(long a, long b, IntegerWrap wrap) {
    boolean less = wrap.isSigned() ? a < b : Long.compareUnsigned(a, b) < 0;
    return less ? a : b;
  }

  /** Any value, but zero has no bits to go anywhere. */
  private static long outOfRange(Machine m, long shifted) {
    return shifted == 0 ? 0 : m.unconstrained();
  }

  /** {@code amount} is not narrower than needed: anything outside the width is out of range. */
  static LongCode shift(BinaryOp op, LongCode value, LongCode amount, IntType type) {
    IntegerWrap wrap = new IntegerWrap(type);
    int width = type.width();
    if (op == BinaryOp.SHIFT_LEFT) {
      return m -> {
        long x = value.eval(m);
        long n = amount.eval(m);
        return wrap.of(n < 0 || n >= width ? outOfRange(m, x) : x << n);
      };
    }
    boolean signed = type.isSigned();
    return m -> {
      long x = value.eval(m);
      long n = amount.eval(m);
      return wrap.of(n < 0 || n >= width ? outOfRange(m, x) : signed ? x >> n : x >>> n);
    };
  }

  static LongCode compare(Relation relation, LongCode l, LongCode r, IntType operands) {
    // Flipping the top bit turns the unsigned order into the signed one.
    long flip = operands.isSigned() || operands.width() < 64 ? 0 : Long.MIN_VALUE;
    return switch (relation) {
      case EQUAL -> m -> l.eval(m) == r.eval(m) ? 1 : 0;
      case NOT_EQUAL -> m -> l.eval(m) != r.eval(m) ? 1 : 0;
      case LESS -> m -> (l.eval(m) ^ flip) < (r.eval(m) ^ flip) ? 1 : 0;
      case LESS_OR_EQUAL -> m -> (l.eval(m) ^ flip) <= (r.eval(m) ^ flip) ? 1 : 0;
      case GREATER -> m -> (l.eval(m) ^ flip) > (r.eval(m) ^ flip) ? 1 : 0;
      case GREATER_OR_EQUAL -> m -> (l.eval(m) ^ flip) >= (r.eval(m) ^ flip) ? 1 : 0;
    };
  }

  static LongCode overflows(BinaryOp op, LongCode l, LongCode r, IntType type) {
    if (type.width() <= 32) {
      // Sums and products of 32-bit numbers are exact in 64 bits.
      IntegerWrap wrap = new IntegerWrap(type);
      if (op == BinaryOp.ADD) {
        return m -> outside(wrap, l.eval(m) + r.eval(m));
      }
      if (op == BinaryOp.SUBTRACT) {
        return m -> outside(wrap, l.eval(m) - r.eval(m));
      }
      if (op == BinaryOp.MULTIPLY) {
        return m -> outside(wrap, l.eval(m) * r.eval(m));
      }
    }
    return m -> {
      long x = l.eval(m);
      long y = r.eval(m);
      return BoxedOperators.overflows(op, IntegerWrap.box(type, x), IntegerWrap.box(type, y), type)
          ? 1
          : 0;
    };
  }

  private static long outside(IntegerWrap wrap, long exact) {
    return wrap.of(exact) == exact ? 0 : 1;
  }
}
