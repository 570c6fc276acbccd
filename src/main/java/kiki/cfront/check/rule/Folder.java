// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
   * The value, an {@link IntegerConstant} or {@link FloatConstant} of the expression's type; empty
   * if it is not constant.
   */
  public Optional<Expression> fold(Expression e) {
    return switch (e) {
      case IntegerConstant c -> Optional.of(c);
      case FloatConstant c -> Optional.of(c);
      case Expression.Reference r -> Optional.ofNullable(constants.get(r.symbol()));
      case Expression.Unary u -> fold(u.operand()).flatMap(operand -> unary(u, operand));
      case Expression.Binary b -> binary(b);
      case Expression.Logical l -> fold(l.left()).flatMap(left -> logical(l, left));
      case Expression.Cast c ->
          fold(c.operand()).flatMap(operand -> convert(operand, c.type(), c.location()));
      case Expression.Conditional c ->
          fold(c.condition()).flatMap(condition -> conditional(c, condition));
      case Expression.AddressOf a ->
          addresses.of(a.operand()).map(address -> addresses.pointer(address, a));
      case Expression.Decay d ->
          addresses.of(d.operand()).map(address -> addresses.pointer(address, d));
      case Expression.Builtin(String name, List<Expression> arguments, CType type, var location)
          when name.startsWith("__builtin_expect") ->
          fold(arguments.getFirst()).flatMap(value -> convert(value, type, location));
      case Expression.Builtin b when b.arguments().size() == 1 -> bits(b);
      default -> Optional.empty();
    };
  }

  /** Builtins that count or move the bits of a constant; empty where the result is undefined. */
  private Optional<Expression> bits(Expression.Builtin b) {
    if (!(b.arguments().getFirst().type() instanceof IntType type)
        || !(b.type() instanceof IntType result)
        || !(fold(b.arguments().getFirst()).orElse(null) instanceof IntegerConstant c)) {
      return Optional.empty();
    }
    return bits(b.name(), c.value(), type)
        .map(value -> new IntegerConstant(result.wrap(value), result, b.location()));
  }

  private static Optional<BigInteger> bits(String builtin, BigInteger operand, IntType type) {
    BigInteger bits = type.withSign(IntType.Sign.UNSIGNED).wrap(operand);
    boolean zero = bits.signum() == 0;
    int width = type.width();
    return switch (builtin) {
      case "__builtin_ffs" -> count(zero ? 0 : bits.getLowestSetBit() + 1);
      case "__builtin_clz" -> zero ? Optional.empty() : count(width - bits.bitLength());
      case "__builtin_ctz" -> zero ? Optional.empty() : count(bits.getLowestSetBit());
      case "__builtin_popcount" -> count(bits.bitCount());
      case "__builtin_parity" -> count(bits.bitCount() & 1);
      case "__builtin_clrsb" -> count(width - 1 - operand.bitLength());
      case "__builtin_bswap16", "__builtin_bswap32", "__builtin_bswap64" ->
          Optional.of(swapped(bits, width / 8));
      default -> Optional.empty();
    };
  }

  private static Optional<BigInteger> count(int value) {
    return Optional.of(BigInteger.valueOf(value));
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
    fold(value).ifPresent(constant -> constants.put(symbol, constant));
  }

  /** The value as an integer. */
  public Optional<BigInteger> integer(Expression e) {
    return fold(e).orElse(null) instanceof IntegerConstant c
        ? Optional.of(c.value())
        : Optional.empty();
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

  private static Optional<Expression> decided(boolean value, Expression e) {
    return Optional.of(truth(value, e));
  }

  private static Optional<Expression> unary(Expression.Unary u, Expression operand) {
    return switch (u.operator()) {
      case LOGICAL_NOT -> decided(!isTrue(operand), u);
      case NEGATE ->
          operand instanceof FloatConstant f
              ? Optional.of(new FloatConstant(f.value().negate(), u.type(), u.location()))
              : wrapped(((IntegerConstant) operand).value().negate(), u);
      case BIT_NOT -> wrapped(((IntegerConstant) operand).value().not(), u);
    };
  }

  private static Optional<Expression> wrapped(BigInteger value, Expression e) {
    return e.type() instanceof IntType type
        ? Optional.of(new IntegerConstant(type.wrap(value), type, e.location()))
        : Optional.empty();
  }

  private Optional<Expression> logical(Expression.Logical l, Expression left) {
    boolean isDecided = isTrue(left) == (l.operator() == Expression.LogicalOperator.OR);
    return isDecided
        ? decided(isTrue(left), l)
        : fold(l.right()).map(right -> truth(isTrue(right), l));
  }

  private Optional<Expression> conditional(Expression.Conditional c, Expression condition) {
    Optional<Expression> chosen =
        !isTrue(condition)
            ? fold(c.whenFalse())
            : c.whenTrue().isEmpty() ? Optional.of(condition) : fold(c.whenTrue().get());
    return chosen.flatMap(value -> convert(value, c.type(), c.location()));
  }

  /** A constant converted to another scalar type; empty if the value has no place there. */
  Optional<Expression> convert(Expression constant, CType type, Location location) {
    return switch (constant) {
      case IntegerConstant(BigInteger value, CType from, var l) ->
          switch (type) {
            case IntType t when t.isBool() ->
                constant(BigInteger.valueOf(value.signum()).abs(), t, location);
            case IntType t -> constant(t.wrap(value), t, location);
            case FloatType t ->
                constant(IeeeFloat.fromInteger(t.format(), value, ROUNDING), t, location);
            case PointerType p -> constant(layout.sizeType().wrap(value), p, location);
            default -> Optional.empty();
          };
      case FloatConstant(IeeeFloat value, CType from, var l) ->
          switch (type) {
            case IntType t when t.isBool() ->
                constant(value.isZero() ? BigInteger.ZERO : BigInteger.ONE, t, location);
            // Out of range is undefined (C11 6.3.1.4), so no constant.
            case IntType t ->
                value
                    .toInteger(RoundingMode.TOWARD_ZERO)
                    .filter(t::contains)
                    .map(v -> new IntegerConstant(v, t, location));
            case FloatType t -> constant(value.convert(t.format(), ROUNDING), t, location);
            default -> Optional.empty();
          };
      default -> throw new IllegalArgumentException("not a constant: " + constant);
    };
  }

  private static Optional<Expression> constant(BigInteger value, CType type, Location location) {
    return Optional.of(new IntegerConstant(value, type, location));
  }

  private static Optional<Expression> constant(IeeeFloat value, CType type, Location location) {
    return Optional.of(new FloatConstant(value, type, location));
  }

  private Optional<Expression> binary(Expression.Binary b) {
    Optional<Expression> left = fold(b.left());
    Optional<Expression> right = left.isEmpty() ? left : fold(b.right());
    if (right.isEmpty()) {
      return right;
    }
    if (left.get() instanceof FloatConstant l && right.get() instanceof FloatConstant r) {
      return floats(b, l.value(), r.value());
    }
    return left.get() instanceof IntegerConstant l && right.get() instanceof IntegerConstant r
        ? integers(b, l.value(), r.value())
        : Optional.empty();
  }

  private static Optional<Expression> floats(Expression.Binary b, IeeeFloat l, IeeeFloat r) {
    return switch (b.operator()) {
      case ADD -> constant(l.add(r, ROUNDING), b.type(), b.location());
      case SUBTRACT -> constant(l.subtract(r, ROUNDING), b.type(), b.location());
      case MULTIPLY -> constant(l.multiply(r, ROUNDING), b.type(), b.location());
      case DIVIDE -> constant(l.divide(r, ROUNDING), b.type(), b.location());
      case EQUAL -> decided(l.isEqual(r), b);
      case NOT_EQUAL -> decided(!l.isEqual(r), b);
      case LESS -> decided(l.isLess(r), b);
      case LESS_OR_EQUAL -> decided(l.isLessOrEqual(r), b);
      case GREATER -> decided(r.isLess(l), b);
      case GREATER_OR_EQUAL -> decided(r.isLessOrEqual(l), b);
      case REMAINDER,
          SHIFT_LEFT,
          SHIFT_RIGHT,
          BIT_AND,
          BIT_OR,
          BIT_XOR,
          POINTER_ADD,
          POINTER_SUBTRACT,
          POINTER_DIFFERENCE ->
          Optional.empty();
    };
  }

  private Optional<Expression> integers(Expression.Binary b, BigInteger l, BigInteger r) {
    return switch (b.operator()) {
      case ADD -> wrapped(l.add(r), b);
      case SUBTRACT -> wrapped(l.subtract(r), b);
      case MULTIPLY -> wrapped(l.multiply(r), b);
      case DIVIDE -> r.signum() == 0 ? Optional.empty() : wrapped(l.divide(r), b);
      case REMAINDER -> r.signum() == 0 ? Optional.empty() : wrapped(l.remainder(r), b);
      case SHIFT_LEFT -> shift(b, l, r, 1);
      case SHIFT_RIGHT -> shift(b, l, r, -1);
      case BIT_AND -> wrapped(l.and(r), b);
      case BIT_OR -> wrapped(l.or(r), b);
      case BIT_XOR -> wrapped(l.xor(r), b);
      case EQUAL -> decided(l.equals(r), b);
      case NOT_EQUAL -> decided(!l.equals(r), b);
      case LESS -> decided(l.compareTo(r) < 0, b);
      case LESS_OR_EQUAL -> decided(l.compareTo(r) <= 0, b);
      case GREATER -> decided(l.compareTo(r) > 0, b);
      case GREATER_OR_EQUAL -> decided(l.compareTo(r) >= 0, b);
      case POINTER_ADD -> addresses.moved(b, l, r);
      case POINTER_SUBTRACT -> addresses.moved(b, l, r.negate());
      case POINTER_DIFFERENCE -> addresses.difference(b, l, r);
    };
  }

  private static Optional<Expression> shift(
      Expression e, BigInteger value, BigInteger by, int direction) {
    int width = ((IntType) e.type()).width();
    boolean inRange = by.signum() >= 0 && by.compareTo(BigInteger.valueOf(width)) < 0;
    return inRange ? wrapped(value.shiftLeft(direction * by.intValue()), e) : Optional.empty();
  }

  public static IeeeFloat positiveInfinity(FloatType type) {
    return IeeeFloat.infinity(type.format(), Sign.POSITIVE);
  }
}
