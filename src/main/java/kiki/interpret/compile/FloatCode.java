// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.compile;

import java.math.BigInteger;
import java.util.Arrays;
import java.util.Optional;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.interpret.machine.Boxing;
import kiki.interpret.machine.Codes.LongCode;
import kiki.interpret.machine.Machine;
import kiki.interpret.value.IntegerWrap;
import kiki.interpret.value.Relation;
import kiki.program.Expr.BinaryOp;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/**
 * The frequent operators on {@code float} and {@code double}, as bits in a {@code long}. Computed
 * NaNs are the canonical one, as in {@link IeeeFloat}.
 */
final class FloatCode {
  private static final double TWO_63 = 0x1p63;

  private FloatCode() {}

  static boolean isDouble(FloatType type) {
    return type.kind() == FloatType.Kind.DOUBLE;
  }

  static double asDouble(long bits) {
    return Double.longBitsToDouble(bits);
  }

  static float asFloat(long bits) {
    return Float.intBitsToFloat((int) bits);
  }

  static long bits(double value) {
    return Double.doubleToLongBits(value);
  }

  static long bits(float value) {
    return Float.floatToIntBits(value) & 0xffff_ffffL;
  }

  /** The operators Java has. */
  enum Elementary {
    ADD(BinaryOp.ADD),
    SUBTRACT(BinaryOp.SUBTRACT),
    MULTIPLY(BinaryOp.MULTIPLY),
    DIVIDE(BinaryOp.DIVIDE);

    private final BinaryOp op;

    Elementary(BinaryOp op) {
      this.op = op;
    }

    static Optional<Elementary> of(BinaryOp op) {
      return Arrays.stream(values()).filter(e -> e.op == op).findFirst();
    }
  }

  static LongCode binary(Elementary op, LongCode l, LongCode r, FloatType type) {
    if (isDouble(type)) {
      return switch (op) {
        case ADD -> m -> bits(asDouble(l.eval(m)) + asDouble(r.eval(m)));
        case SUBTRACT -> m -> bits(asDouble(l.eval(m)) - asDouble(r.eval(m)));
        case MULTIPLY -> m -> bits(asDouble(l.eval(m)) * asDouble(r.eval(m)));
        case DIVIDE -> m -> bits(asDouble(l.eval(m)) / asDouble(r.eval(m)));
      };
    }
    return switch (op) {
      case ADD -> m -> bits(asFloat(l.eval(m)) + asFloat(r.eval(m)));
      case SUBTRACT -> m -> bits(asFloat(l.eval(m)) - asFloat(r.eval(m)));
      case MULTIPLY -> m -> bits(asFloat(l.eval(m)) * asFloat(r.eval(m)));
      case DIVIDE -> m -> bits(asFloat(l.eval(m)) / asFloat(r.eval(m)));
    };
  }

  static LongCode compare(Relation relation, LongCode left, LongCode right, FloatType type) {
    // Every float is a double: comparing them there is exact.
    boolean wide = isDouble(type);
    return m -> {
      long a = left.eval(m);
      long b = right.eval(m);
      double x = wide ? asDouble(a) : asFloat(a);
      double y = wide ? asDouble(b) : asFloat(b);
      boolean holds =
          switch (relation) {
            case EQUAL -> x == y;
            case NOT_EQUAL -> x != y;
            case LESS -> x < y;
            case LESS_OR_EQUAL -> x <= y;
            case GREATER -> x > y;
            case GREATER_OR_EQUAL -> x >= y;
          };
      return holds ? 1 : 0;
    };
  }

  static LongCode fromInteger(LongCode code, IntType from, FloatType to) {
    if (!from.isSigned() && from.width() == 64) {
      return m -> {
        BigInteger value = IntegerWrap.unsigned(code.eval(m));
        return Boxing.bits(IeeeFloat.fromInteger(to.format(), value, RoundingMode.NEAREST_EVEN));
      };
    }
    return isDouble(to) ? m -> bits((double) code.eval(m)) : m -> bits((float) code.eval(m));
  }

  static LongCode toInteger(LongCode code, FloatType from, IntType to) {
    boolean wide = isDouble(from);
    if (to.isBool()) {
      return m -> {
        long x = code.eval(m);
        return (wide ? asDouble(x) : asFloat(x)) != 0 ? 1 : 0;
      };
    }
    IntegerWrap wrap = new IntegerWrap(to);
    return m -> {
      long x = code.eval(m);
      return truncate(m, wide ? asDouble(x) : asFloat(x), wrap);
    };
  }

  private static long truncate(Machine m, double value, IntegerWrap wrap) {
    if (value >= -TWO_63 && value < TWO_63) {
      long whole = (long) value;
      boolean fits = wrap.of(whole) == whole && (wrap.isSigned() || whole >= 0);
      return fits ? whole : wrap.of(m.unconstrained());
    }
    boolean upperHalf = !wrap.isSigned() && wrap.width() == 64 && value >= 0 && value < 2 * TWO_63;
    return upperHalf ? (long) (value - TWO_63) ^ Long.MIN_VALUE : wrap.of(m.unconstrained());
  }

  static LongCode convert(LongCode code, FloatType from, FloatType to) {
    if (isDouble(from) == isDouble(to)) {
      return code;
    }
    return isDouble(to)
        ? m -> bits((double) asFloat(code.eval(m)))
        : m -> bits((float) asDouble(code.eval(m)));
  }
}
