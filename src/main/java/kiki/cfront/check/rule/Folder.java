// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.FloatConstant;
import kiki.cfront.tree.Expression.IntegerConstant;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Symbol;
import kiki.util.Location;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;
import kiki.util.ieee.Sign;

/**
 * Evaluates constant expressions (C11 6.6) in the arithmetic of the target: integers wrap, floating
 * operations round to nearest. A pointer made from integers, as in a hand-written {@code offsetof},
 * has an integer for its value too.
 */
public final class Folder {
  private static final RoundingMode ROUNDING = RoundingMode.NEAREST_EVEN;

  private final Layout layout;
  private final AddressFolder addresses;
  private final Map<Symbol, Expression> constants = new HashMap<>();

  public Folder(Layout layout) {
    this.layout = layout;
    this.addresses = new AddressFolder(this, layout);
  }

  /**
   * The value, an {@link IntegerConstant} or {@link FloatConstant} of the expression's type, or
   * null if it is not constant.
   */
  public Expression fold(Expression e) {
    return switch (e) {
      case IntegerConstant c -> c;
      case FloatConstant c -> c;
      case Expression.Reference r -> constants.get(r.symbol());
      case Expression.Unary u -> unary(u);
      case Expression.Binary b -> binary(b);
      case Expression.Logical l -> logical(l);
      case Expression.Cast c -> cast(c);
      case Expression.Conditional c -> conditional(c);
      case Expression.AddressOf a -> addresses.pointer(addresses.of(a.operand()), a);
      case Expression.Decay d -> addresses.pointer(addresses.of(d.operand()), d);
      case Expression.Builtin(String name, List<Expression> arguments, CType type, var location)
          when name.startsWith("__builtin_expect") -> {
        Expression value = fold(arguments.getFirst());
        yield value == null ? null : convert(value, type, location);
      }
      case Expression.Builtin b when b.arguments().size() == 1 -> bits(b);
      default -> null;
    };
  }

  /** Builtins that count or move the bits of a constant; null where the result is undefined. */
  private Expression bits(Expression.Builtin b) {
    if (!(b.arguments().getFirst().type() instanceof IntType type)
        || !(b.type() instanceof IntType result)
        || !(fold(b.arguments().getFirst()) instanceof IntegerConstant c)) {
      return null;
    }
    BigInteger bits = type.withSign(IntType.Sign.UNSIGNED).wrap(c.value());
    boolean zero = bits.signum() == 0;
    int width = type.width();
    BigInteger value =
        switch (b.name()) {
          case "__builtin_ffs" -> BigInteger.valueOf(zero ? 0 : bits.getLowestSetBit() + 1);
          case "__builtin_clz" -> zero ? null : BigInteger.valueOf(width - bits.bitLength());
          case "__builtin_ctz" -> zero ? null : BigInteger.valueOf(bits.getLowestSetBit());
          case "__builtin_popcount" -> BigInteger.valueOf(bits.bitCount());
          case "__builtin_parity" -> BigInteger.valueOf(bits.bitCount() & 1);
          case "__builtin_clrsb" -> BigInteger.valueOf(width - 1L - c.value().bitLength());
          case "__builtin_bswap16", "__builtin_bswap32", "__builtin_bswap64" ->
              swapped(bits, width / 8);
          default -> null;
        };
    return value == null ? null : new IntegerConstant(result.wrap(value), result, b.location());
  }

  private static BigInteger swapped(BigInteger bits, int bytes) {
    BigInteger result = BigInteger.ZERO;
    for (int i = 0; i < bytes; i++) {
      BigInteger low = bits.shiftRight(8 * i).and(BigInteger.valueOf(0xff));
      result = result.shiftLeft(8).or(low);
    }
    return result;
  }

  /** From now on the name of a {@code constexpr} object is a constant (C23 6.6). */
  public void define(Symbol symbol, Expression value) {
    Expression constant = fold(value);
    if (constant != null) {
      constants.put(symbol, constant);
    }
  }

  /** The value as an integer, or null. */
  public BigInteger integer(Expression e) {
    return fold(e) instanceof IntegerConstant c ? c.value() : null;
  }

  private static boolean isTrue(Expression constant) {
    return switch (constant) {
      case IntegerConstant c -> c.value().signum() != 0;
      case FloatConstant c -> !c.value().isZero();
      default -> throw new IllegalArgumentException("not a constant: " + constant);
    };
  }

  private static Expression truth(boolean value, Expression e) {
    return new IntegerConstant(value ? BigInteger.ONE : BigInteger.ZERO, e.type(), e.location());
  }

  private Expression unary(Expression.Unary u) {
    Expression operand = fold(u.operand());
    if (operand == null) {
      return null;
    }
    return switch (u.operator()) {
      case LOGICAL_NOT -> truth(!isTrue(operand), u);
      case NEGATE ->
          operand instanceof FloatConstant f
              ? new FloatConstant(f.value().negate(), u.type(), u.location())
              : wrapped(((IntegerConstant) operand).value().negate(), u);
      case BIT_NOT -> wrapped(((IntegerConstant) operand).value().not(), u);
    };
  }

  private static Expression wrapped(BigInteger value, Expression e) {
    return e.type() instanceof IntType type
        ? new IntegerConstant(type.wrap(value), type, e.location())
        : null;
  }

  private Expression logical(Expression.Logical l) {
    Expression left = fold(l.left());
    if (left == null) {
      return null;
    }
    boolean decided = isTrue(left) == (l.operator() == Expression.LogicalOperator.OR);
    if (decided) {
      return truth(isTrue(left), l);
    }
    Expression right = fold(l.right());
    return right == null ? null : truth(isTrue(right), l);
  }

  private Expression conditional(Expression.Conditional c) {
    Expression condition = fold(c.condition());
    if (condition == null) {
      return null;
    }
    Expression chosen =
        !isTrue(condition)
            ? fold(c.whenFalse())
            : c.whenTrue().isEmpty() ? condition : fold(c.whenTrue().get());
    return chosen == null ? null : convert(chosen, c.type(), c.location());
  }

  private Expression cast(Expression.Cast c) {
    Expression operand = fold(c.operand());
    return operand == null ? null : convert(operand, c.type(), c.location());
  }

  /** A constant converted to another scalar type, or null if the value has no place there. */
  Expression convert(Expression constant, CType type, Location location) {
    return switch (constant) {
      case IntegerConstant(BigInteger value, CType from, var l) ->
          switch (type) {
            case IntType t when t.isBool() ->
                new IntegerConstant(BigInteger.valueOf(value.signum()).abs(), t, location);
            case IntType t -> new IntegerConstant(t.wrap(value), t, location);
            case FloatType t ->
                new FloatConstant(IeeeFloat.fromInteger(t.format(), value, ROUNDING), t, location);
            case PointerType p -> new IntegerConstant(layout.sizeType().wrap(value), p, location);
            default -> null;
          };
      case FloatConstant(IeeeFloat value, CType from, var l) ->
          switch (type) {
            case IntType t when t.isBool() ->
                new IntegerConstant(value.isZero() ? BigInteger.ZERO : BigInteger.ONE, t, location);
            case IntType t -> truncated(value, t, location);
            case FloatType t -> new FloatConstant(value.convert(t.format(), ROUNDING), t, location);
            default -> null;
          };
      default -> throw new IllegalArgumentException("not a constant: " + constant);
    };
  }

  /** Out of range is undefined (C11 6.3.1.4), so no constant. */
  private static Expression truncated(IeeeFloat value, IntType type, Location location) {
    return value
        .toInteger(RoundingMode.TOWARD_ZERO)
        .filter(type::contains)
        .map(v -> new IntegerConstant(v, type, location))
        .orElse(null);
  }

  private Expression binary(Expression.Binary b) {
    Expression left = fold(b.left());
    Expression right = left == null ? null : fold(b.right());
    if (right == null) {
      return null;
    }
    if (left instanceof FloatConstant l && right instanceof FloatConstant r) {
      return floats(b, l.value(), r.value());
    }
    return left instanceof IntegerConstant l && right instanceof IntegerConstant r
        ? integers(b, l.value(), r.value())
        : null;
  }

  private static Expression floats(Expression.Binary b, IeeeFloat l, IeeeFloat r) {
    return switch (b.operator()) {
      case ADD -> new FloatConstant(l.add(r, ROUNDING), b.type(), b.location());
      case SUBTRACT -> new FloatConstant(l.subtract(r, ROUNDING), b.type(), b.location());
      case MULTIPLY -> new FloatConstant(l.multiply(r, ROUNDING), b.type(), b.location());
      case DIVIDE -> new FloatConstant(l.divide(r, ROUNDING), b.type(), b.location());
      case EQUAL -> truth(l.isEqual(r), b);
      case NOT_EQUAL -> truth(!l.isEqual(r), b);
      case LESS -> truth(l.isLess(r), b);
      case LESS_OR_EQUAL -> truth(l.isLessOrEqual(r), b);
      case GREATER -> truth(r.isLess(l), b);
      case GREATER_OR_EQUAL -> truth(r.isLessOrEqual(l), b);
      case REMAINDER,
          SHIFT_LEFT,
          SHIFT_RIGHT,
          BIT_AND,
          BIT_OR,
          BIT_XOR,
          POINTER_ADD,
          POINTER_SUBTRACT,
          POINTER_DIFFERENCE ->
          null;
    };
  }

  private Expression integers(Expression.Binary b, BigInteger l, BigInteger r) {
    return switch (b.operator()) {
      case ADD -> wrapped(l.add(r), b);
      case SUBTRACT -> wrapped(l.subtract(r), b);
      case MULTIPLY -> wrapped(l.multiply(r), b);
      case DIVIDE -> r.signum() == 0 ? null : wrapped(l.divide(r), b);
      case REMAINDER -> r.signum() == 0 ? null : wrapped(l.remainder(r), b);
      case SHIFT_LEFT -> shift(b, l, r, 1);
      case SHIFT_RIGHT -> shift(b, l, r, -1);
      case BIT_AND -> wrapped(l.and(r), b);
      case BIT_OR -> wrapped(l.or(r), b);
      case BIT_XOR -> wrapped(l.xor(r), b);
      case EQUAL -> truth(l.equals(r), b);
      case NOT_EQUAL -> truth(!l.equals(r), b);
      case LESS -> truth(l.compareTo(r) < 0, b);
      case LESS_OR_EQUAL -> truth(l.compareTo(r) <= 0, b);
      case GREATER -> truth(l.compareTo(r) > 0, b);
      case GREATER_OR_EQUAL -> truth(l.compareTo(r) >= 0, b);
      case POINTER_ADD -> addresses.moved(b, l, r);
      case POINTER_SUBTRACT -> addresses.moved(b, l, r.negate());
      case POINTER_DIFFERENCE -> addresses.difference(b, l, r);
    };
  }

  private static Expression shift(Expression e, BigInteger value, BigInteger by, int direction) {
    int width = ((IntType) e.type()).width();
    boolean inRange = by.signum() >= 0 && by.compareTo(BigInteger.valueOf(width)) < 0;
    return inRange ? wrapped(value.shiftLeft(direction * by.intValue()), e) : null;
  }

  public static IeeeFloat positiveInfinity(FloatType type) {
    return IeeeFloat.infinity(type.format(), Sign.POSITIVE);
  }
}
