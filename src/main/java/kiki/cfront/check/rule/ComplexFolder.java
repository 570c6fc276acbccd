// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.tree.Expression.FloatConstant;
import kiki.cfront.tree.Expression.UnaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.util.Location;
import kiki.util.ieee.IeeeFloat;
import kiki.util.ieee.RoundingMode;

/**
 * Evaluates complex constant expressions as gcc does when it compiles: products and quotients of
 * complex constants are exact before each part is rounded once.
 */
public final class ComplexFolder {
  private record Pair(Expression real, Expression imaginary) {}

  private final Folder folder;

  public ComplexFolder(Folder folder) {
    this.folder = folder;
  }

  /** The value as a {@code __builtin_complex} of constants, or null if it is not constant. */
  public Expression fold(Expression e) {
    Pair pair = PartTypes.isComplex(e.type()) ? pair(e) : null;
    return pair == null
        ? null
        : new Expression.Builtin(
            "__builtin_complex", List.of(pair.real, pair.imaginary), e.type(), e.location());
  }

  /** The constant parts of a complex or real number, or null. */
  private Pair pair(Expression e) {
    if (!PartTypes.isComplex(e.type())) {
      Expression real = folder.fold(e);
      return real == null ? null : new Pair(real, zero(e.type(), e.location()));
    }
    return switch (e) {
      case Expression.Builtin b when b.name().equals("__builtin_complex") ->
          checked(folder.fold(b.arguments().getFirst()), folder.fold(b.arguments().getLast()));
      case Expression.Cast c -> converted(pair(c.operand()), PartTypes.part(c.type()));
      case Expression.Unary u -> unary(u, pair(u.operand()));
      case Expression.Binary b -> binary(b);
      default -> null;
    };
  }

  private static Pair checked(Expression real, Expression imaginary) {
    return real == null || imaginary == null ? null : new Pair(real, imaginary);
  }

  private Expression zero(CType type, Location location) {
    Expression none = new Expression.IntegerConstant(BigInteger.ZERO, IntType.INT, location);
    return folder.convert(none, type, location);
  }

  private Pair converted(Pair pair, CType part) {
    return pair == null
        ? null
        : checked(
            folder.convert(pair.real, part, pair.real.location()),
            folder.convert(pair.imaginary, part, pair.imaginary.location()));
  }

  private Pair unary(Expression.Unary u, Pair operand) {
    if (operand == null) {
      return null;
    }
    boolean conjugate = u.operator() == UnaryOperator.BIT_NOT;
    return checked(conjugate ? operand.real : negated(operand.real), negated(operand.imaginary));
  }

  private Expression negated(Expression e) {
    return folder.fold(new Expression.Unary(UnaryOperator.NEGATE, e, e.type(), e.location()));
  }

  private Pair binary(Expression.Binary b) {
    Pair l = pair(b.left());
    Pair r = l == null ? null : pair(b.right());
    if (r == null) {
      return null;
    }
    boolean realLeft = !PartTypes.isComplex(b.left().type());
    boolean realRight = !PartTypes.isComplex(b.right().type());
    BinaryOperator op = b.operator();
    return switch (op) {
      case ADD, SUBTRACT -> {
        Expression kept = op == BinaryOperator.ADD ? r.imaginary : negated(r.imaginary);
        yield checked(
            part(op, l.real, r.real),
            realLeft ? kept : realRight ? l.imaginary : part(op, l.imaginary, r.imaginary));
      }
      case MULTIPLY, DIVIDE -> {
        if (realLeft) {
          yield checked(part(op, l.real, r.real), part(op, l.real, r.imaginary));
        }
        if (realRight) {
          yield checked(part(op, l.real, r.real), part(op, l.imaginary, r.real));
        }
        yield PartTypes.part(b.type()) instanceof FloatType
            ? exact(op, l, r)
            : op == BinaryOperator.MULTIPLY ? product(l, r) : null;
      }
      default -> null;
    };
  }

  private Expression part(BinaryOperator op, Expression left, Expression right) {
    return folder.fold(new Expression.Binary(op, left, right, left.type(), left.location()));
  }

  private Pair product(Pair l, Pair r) {
    Expression first = part(BinaryOperator.MULTIPLY, l.real, r.real);
    Expression second = part(BinaryOperator.MULTIPLY, l.imaginary, r.imaginary);
    Expression third = part(BinaryOperator.MULTIPLY, l.real, r.imaginary);
    Expression fourth = part(BinaryOperator.MULTIPLY, l.imaginary, r.real);
    return checked(
        part(BinaryOperator.SUBTRACT, first, second), part(BinaryOperator.ADD, third, fourth));
  }

  /** Null where something is not finite: then the operands are combined when the program runs. */
  private Pair exact(BinaryOperator op, Pair left, Pair right) {
    List<Expression> parts = List.of(left.real, left.imaginary, right.real, right.imaginary);
    if (!parts.stream().allMatch(p -> ((FloatConstant) p).value().isFinite())) {
      return null;
    }
    BigDecimal a = decimal(left.real);
    BigDecimal b = decimal(left.imaginary);
    BigDecimal c = decimal(right.real);
    BigDecimal d = decimal(right.imaginary);
    boolean multiply = op == BinaryOperator.MULTIPLY;
    BigDecimal denominator = multiply ? BigDecimal.ONE : c.multiply(c).add(d.multiply(d));
    BigDecimal sign = multiply ? BigDecimal.ONE.negate() : BigDecimal.ONE;
    BigDecimal real = a.multiply(c).add(sign.multiply(b.multiply(d)));
    BigDecimal imaginary = b.multiply(c).subtract(sign.multiply(a.multiply(d)));
    if (denominator.signum() == 0) {
      return null;
    }
    // A zero has the sign that the same sum of products has in floating point.
    Pair signed = product(left, multiply ? right : new Pair(right.real, negated(right.imaginary)));
    return new Pair(
        real.signum() == 0 ? signed.real : rounded(real, denominator, left.real),
        imaginary.signum() == 0 ? signed.imaginary : rounded(imaginary, denominator, left.real));
  }

  private static BigDecimal decimal(Expression constant) {
    return ((FloatConstant) constant).value().exactDecimal();
  }

  private static Expression rounded(BigDecimal numerator, BigDecimal denominator, Expression like) {
    FloatType type = (FloatType) like.type();
    int scale = Math.max(0, Math.max(numerator.scale(), denominator.scale()));
    IeeeFloat value =
        IeeeFloat.fromRational(
            type.format(),
            numerator.setScale(scale).unscaledValue(),
            denominator.setScale(scale).unscaledValue(),
            RoundingMode.NEAREST_EVEN);
    return new FloatConstant(value, type, like.location());
  }
}
