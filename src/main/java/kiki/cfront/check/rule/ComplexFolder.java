// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.rule;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
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

  /** The value as a {@code __builtin_complex} of constants; empty if it is not constant. */
  public Optional<Expression> fold(Expression e) {
    Optional<Pair> pair = PartTypes.isComplex(e.type()) ? pair(e) : Optional.empty();
    return pair.map(
        p ->
            new Expression.Builtin(
                "__builtin_complex", List.of(p.real, p.imaginary), e.type(), e.location()));
  }

  /** The constant parts of a complex or real number. */
  private Optional<Pair> pair(Expression e) {
    if (!PartTypes.isComplex(e.type())) {
      return pair(folder.fold(e), zero(e.type(), e.location()));
    }
    return switch (e) {
      case Expression.Builtin b when b.name().equals("__builtin_complex") ->
          pair(folder.fold(b.arguments().getFirst()), folder.fold(b.arguments().getLast()));
      case Expression.Cast c ->
          pair(c.operand()).flatMap(p -> converted(p, PartTypes.part(c.type())));
      case Expression.Unary u -> pair(u.operand()).flatMap(p -> unary(u, p));
      case Expression.Binary b ->
          pair(b.left()).flatMap(l -> pair(b.right()).flatMap(r -> binary(b, l, r)));
      default -> Optional.empty();
    };
  }

  private static Optional<Pair> pair(Optional<Expression> real, Optional<Expression> imaginary) {
    return real.flatMap(r -> imaginary.map(i -> new Pair(r, i)));
  }

  private Optional<Expression> zero(CType type, Location location) {
    Expression none = new Expression.IntegerConstant(BigInteger.ZERO, IntType.INT, location);
    return folder.convert(none, type, location);
  }

  private Optional<Pair> converted(Pair pair, CType part) {
    return pair(
        folder.convert(pair.real, part, pair.real.location()),
        folder.convert(pair.imaginary, part, pair.imaginary.location()));
  }

  private Optional<Pair> unary(Expression.Unary u, Pair operand) {
    boolean conjugate = u.operator() == UnaryOperator.BIT_NOT;
    return pair(
        conjugate ? Optional.of(operand.real) : negated(operand.real), negated(operand.imaginary));
  }

  private Optional<Expression> negated(Expression e) {
    return folder.fold(new Expression.Unary(UnaryOperator.NEGATE, e, e.type(), e.location()));
  }

  private Optional<Pair> binary(Expression.Binary b, Pair l, Pair r) {
    boolean realLeft = !PartTypes.isComplex(b.left().type());
    boolean realRight = !PartTypes.isComplex(b.right().type());
    BinaryOperator op = b.operator();
    return switch (op) {
      case ADD, SUBTRACT -> {
        Optional<Expression> imaginary =
            realLeft
                ? op == BinaryOperator.ADD ? Optional.of(r.imaginary) : negated(r.imaginary)
                : realRight ? Optional.of(l.imaginary) : part(op, l.imaginary, r.imaginary);
        yield pair(part(op, l.real, r.real), imaginary);
      }
      case MULTIPLY, DIVIDE -> {
        if (realLeft) {
          yield pair(part(op, l.real, r.real), part(op, l.real, r.imaginary));
        }
        if (realRight) {
          yield pair(part(op, l.real, r.real), part(op, l.imaginary, r.real));
        }
        yield PartTypes.part(b.type()) instanceof FloatType
            ? exact(op, l, r)
            : op == BinaryOperator.MULTIPLY ? product(l, r) : Optional.empty();
      }
      default -> Optional.empty();
    };
  }

  private Optional<Expression> part(BinaryOperator op, Expression left, Expression right) {
    return folder.fold(new Expression.Binary(op, left, right, left.type(), left.location()));
  }

  private Optional<Pair> product(Pair l, Pair r) {
    return pair(
        products(BinaryOperator.SUBTRACT, l.real, r.real, l.imaginary, r.imaginary),
        products(BinaryOperator.ADD, l.real, r.imaginary, l.imaginary, r.real));
  }

  /** The sum or difference of the products of the first two and of the last two. */
  private Optional<Expression> products(
      BinaryOperator op, Expression a, Expression b, Expression c, Expression d) {
    return part(BinaryOperator.MULTIPLY, a, b)
        .flatMap(
            first ->
                part(BinaryOperator.MULTIPLY, c, d).flatMap(second -> part(op, first, second)));
  }

  /** Empty where something is not finite: then the operands are combined when the program runs. */
  private Optional<Pair> exact(BinaryOperator op, Pair left, Pair right) {
    List<Expression> parts = List.of(left.real, left.imaginary, right.real, right.imaginary);
    if (!parts.stream().allMatch(p -> ((FloatConstant) p).value().isFinite())) {
      return Optional.empty();
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
      return Optional.empty();
    }
    // A zero has the sign that the same sum of products has in floating point.
    Optional<Pair> factor =
        multiply ? Optional.of(right) : pair(Optional.of(right.real), negated(right.imaginary));
    return factor
        .flatMap(f -> product(left, f))
        .map(
            signed ->
                new Pair(
                    real.signum() == 0 ? signed.real : rounded(real, denominator, left.real),
                    imaginary.signum() == 0
                        ? signed.imaginary
                        : rounded(imaginary, denominator, left.real)));
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
