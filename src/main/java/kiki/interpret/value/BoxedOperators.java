// SPDX-License-Identifier: Apache-2.0
package kiki.interpret.value;

import java.math.BigInteger;
import java.util.Optional;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.program.Expr.BinaryOp;
import kiki.program.Expr.UnaryOp;
import kiki.program.FloatOperators;
import kiki.util.ieee.FloatFormat;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/**
 * Every arithmetic operator on {@code BigInteger} and {@code IeeeFloat}, of any width: the
 * definition that the fast versions on {@code long} agree with. What C leaves undefined and no
 * check forbids has an unconstrained value, for which zero is chosen.
 */
public final class BoxedOperators {
  private static final RoundingMode NEAREST = RoundingMode.NEAREST_EVEN;

  private BoxedOperators() {}

  public static Object unary(UnaryOp op, Object operand, CType type) {
    return operand instanceof IeeeFloat f
        ? floatUnary(op, f, type)
        : integerUnary(op, (BigInteger) operand, type);
  }

  private static Object integerUnary(UnaryOp op, BigInteger x, CType type) {
    return switch (op) {
      case NEGATE -> ((IntType) type).wrap(x.negate());
      case BIT_NOT -> ((IntType) type).wrap(x.not());
      case NOT -> bool(x.signum() == 0);
      case ABSOLUTE -> ((IntType) type).wrap(x.abs());
      case BITS_TO_FLOAT -> fromBits(((FloatType) type).format(), x);
      case UnaryOp _ -> throw new IllegalArgumentException(op + " of an integer");
    };
  }

  private static Object floatUnary(UnaryOp op, IeeeFloat x, CType type) {
    return switch (op.kind()) {
      case ARITHMETIC -> FloatOperators.computed(op, x);
      case CLASSIFICATION -> bool(FloatOperators.holds(op, x));
      case IMAGE -> ((IntType) type).wrap(toBits(x));
      case BITWISE, LOGICAL ->
          throw new IllegalArgumentException(op + " of a floating-point value");
    };
  }

  /** The memory image: the x87 format spells out its leading bit there. */
  public static BigInteger toBits(IeeeFloat x) {
    return x.format().equals(FloatFormat.X87_EXTENDED) ? x.bits80() : x.bits();
  }

  public static IeeeFloat fromBits(FloatFormat format, BigInteger image) {
    BigInteger bits = image;
    boolean x87 = format.equals(FloatFormat.X87_EXTENDED);
    int width = x87 ? 80 : format.totalBits();
    if (bits.signum() < 0 || bits.bitLength() > width) {
      bits = bits.and(BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE));
    }
    return x87 ? IeeeFloat.fromBits80(bits) : IeeeFloat.fromBits(format, bits);
  }

  public static Object binary(BinaryOp op, Object left, Object right, CType type) {
    return left instanceof IeeeFloat l
        ? floatBinary(op, l, (IeeeFloat) right)
        : integerBinary(op, (BigInteger) left, (BigInteger) right, type);
  }

  private static Object integerBinary(BinaryOp op, BigInteger l, BigInteger r, CType type) {
    return switch (op) {
      case EQUAL -> bool(l.equals(r));
      case NOT_EQUAL -> bool(!l.equals(r));
      case LESS -> bool(l.compareTo(r) < 0);
      case LESS_OR_EQUAL -> bool(l.compareTo(r) <= 0);
      case GREATER -> bool(l.compareTo(r) > 0);
      case GREATER_OR_EQUAL -> bool(l.compareTo(r) >= 0);
      case AND -> bool(l.signum() != 0 && r.signum() != 0);
      case OR -> bool(l.signum() != 0 || r.signum() != 0);
      case IMPLIES -> bool(l.signum() == 0 || r.signum() != 0);
      case MINIMUM -> l.min(r);
      case MAXIMUM -> l.max(r);
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(op, l, r, (IntType) type);
      case DIVIDE, REMAINDER -> {
        if (r.signum() == 0) {
          yield BigInteger.ZERO;
        }
        BigInteger[] parts = l.divideAndRemainder(r);
        yield ((IntType) type).wrap(op == BinaryOp.DIVIDE ? parts[0] : parts[1]);
      }
      case ADD, SUBTRACT, MULTIPLY, BIT_AND, BIT_OR, BIT_XOR ->
          ((IntType) type).wrap(exact(op, l, r));
      case IEEE_REMAINDER, POINTER_ADD, POINTER_SUBTRACT, POINTER_DIFFERENCE ->
          throw new IllegalArgumentException(op + " of integers");
    };
  }

  private static BigInteger shift(BinaryOp op, BigInteger value, BigInteger amount, IntType type) {
    if (!isInRange(amount, type)) {
      return BigInteger.ZERO;
    }
    int count = amount.intValue();
    return op == BinaryOp.SHIFT_LEFT
        ? type.wrap(value.shiftLeft(count))
        : type.wrap(value.shiftRight(count));
  }

  /** The result as a mathematical integer; divisors are not zero, shifts not negative. */
  private static BigInteger exact(BinaryOp op, BigInteger l, BigInteger r) {
    return switch (op) {
      case ADD -> l.add(r);
      case SUBTRACT -> l.subtract(r);
      case MULTIPLY -> l.multiply(r);
      case DIVIDE, REMAINDER -> l.divide(r);
      case SHIFT_LEFT -> l.shiftLeft(r.intValue());
      case BIT_AND -> l.and(r);
      case BIT_OR -> l.or(r);
      case BIT_XOR -> l.xor(r);
      case BinaryOp _ -> throw new IllegalArgumentException("no arithmetic result: " + op);
    };
  }

  private static Object floatBinary(BinaryOp op, IeeeFloat l, IeeeFloat r) {
    return op.kind() == BinaryOp.Kind.COMPARISON
        ? bool(FloatOperators.holds(op, l, r))
        : FloatOperators.computed(op, l, r);
  }

  /** {@link kiki.program.Expr.Overflows}; an undefined operation does not overflow. */
  public static boolean overflows(BinaryOp op, Object left, Object right, CType type) {
    if (left instanceof IeeeFloat l) {
      IeeeFloat r = (IeeeFloat) right;
      return l.isFinite()
          && r.isFinite()
          && floatBinary(op, l, r) instanceof IeeeFloat result
          && result.isInfinite();
    }
    BigInteger l = (BigInteger) left;
    BigInteger r = (BigInteger) right;
    return isDefined(op, l, r, (IntType) type) && !((IntType) type).contains(exact(op, l, r));
  }

  private static boolean isDefined(BinaryOp op, BigInteger l, BigInteger r, IntType type) {
    return switch (op.kind()) {
      case ARITHMETIC -> (op != BinaryOp.DIVIDE && op != BinaryOp.REMAINDER) || r.signum() != 0;
      case SHIFT -> op == BinaryOp.SHIFT_LEFT && l.signum() >= 0 && isInRange(r, type);
      case BITWISE, COMPARISON, LOGICAL, POINTER -> false;
    };
  }

  private static boolean isInRange(BigInteger amount, IntType type) {
    return amount.signum() >= 0 && amount.compareTo(BigInteger.valueOf(type.width())) < 0;
  }

  /** Conversion between arithmetic types (C11 6.3.1); out of range, any value. */
  public static Object cast(Object value, CType target) {
    return switch (target) {
      case IntType i when i.isBool() -> bool(!isZero(value));
      case IntType i when value instanceof IeeeFloat f -> {
        Optional<BigInteger> integer = f.toInteger(RoundingMode.TOWARD_ZERO);
        yield integer.filter(i::contains).orElse(BigInteger.ZERO);
      }
      case IntType i -> i.wrap((BigInteger) value);
      case FloatType f when value instanceof IeeeFloat x -> x.convert(f.format(), NEAREST);
      case FloatType f -> IeeeFloat.fromInteger(f.format(), (BigInteger) value, NEAREST);
      case kiki.cfront.type.PointerType p -> value;
      case kiki.cfront.type.VoidType v -> throw new IllegalArgumentException("cast to void");
      case kiki.cfront.type.ArrayType a -> throw new IllegalArgumentException("cast to " + a);
      case kiki.cfront.type.StructType s -> throw new IllegalArgumentException("cast to " + s);
      case kiki.cfront.type.FunctionType f -> throw new IllegalArgumentException("cast to " + f);
    };
  }

  private static boolean isZero(Object value) {
    return value instanceof IeeeFloat f ? f.isZero() : ((BigInteger) value).signum() == 0;
  }

  static BigInteger bool(boolean value) {
    return value ? BigInteger.ONE : BigInteger.ZERO;
  }
}
