// SPDX-License-Identifier: Apache-2.0
package kiki.lower.value;

import java.util.List;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.StructType;
import kiki.lower.code.BinaryOperators;
import kiki.lower.code.Code;
import kiki.lower.code.Conversions;
import kiki.lower.link.Linkage;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.Location;

/** Operations on complex numbers and vectors, which become operations on their parts. */
public final class Parts {
  private final Complexes complexes;
  private final Vectors vectors;

  public Parts(Linkage linkage, Code code) {
    this.complexes = new Complexes(linkage, code);
    this.vectors = new Vectors(code);
  }

  public static boolean isOne(CType type) {
    return PartTypes.isComplex(type) || PartTypes.isVector(type);
  }

  /** Whether lowering the expression itself, operands aside, works on parts. */
  public static boolean concerns(Expression e) {
    return switch (e) {
      case Expression.Unary x -> isOne(x.operand().type());
      case Expression.Binary x -> isOne(x.left().type()) || isOne(x.right().type());
      case Expression.Cast x -> isOne(x.operand().type()) || isOne(x.type());
      case Expression other -> false;
    };
  }

  /** {@code left op right}, a value with parts; {@code type} is that of the result of vectors. */
  public Expr arithmetic(BinaryOperator op, Expr left, Expr right, CType type, Location at) {
    return PartTypes.isVector(left.type())
        ? vectors.arithmetic(BinaryOperators.of(op), left, right, (StructType) type, at)
        : complexes.arithmetic(op, left, right, at);
  }

  /** {@code ==} or {@code !=} of complex numbers, of type BOOL. */
  public Expr comparison(BinaryOperator op, Expr left, Expr right, Location at) {
    Expr equal = complexes.equal(left, right, at);
    return op == BinaryOperator.EQUAL ? equal : Exprs.not(equal);
  }

  public Expr unary(Expression.UnaryOperator op, Expr value, Location at) {
    boolean complex = PartTypes.isComplex(value.type());
    return switch (op) {
      case NEGATE ->
          complex ? complexes.negate(value, at) : vectors.unary(Expr.UnaryOp.NEGATE, value, at);
      case BIT_NOT ->
          complex ? complexes.conjugate(value, at) : vectors.unary(Expr.UnaryOp.BIT_NOT, value, at);
      case LOGICAL_NOT -> throw new IllegalArgumentException("'!' of " + value.type());
    };
  }

  /** A value plus or minus one, for {@code ++} and {@code --}. */
  public Expr step(BinaryOperator op, Expr value, Location at) {
    CType part = PartTypes.part(value.type());
    Expr one = Conversions.cast(Exprs.integer(1, IntType.INT), part);
    Expr by =
        PartTypes.isVector(value.type()) ? vectors.spread(one, (StructType) value.type(), at) : one;
    return arithmetic(op, value, by, value.type(), at);
  }

  /** Any conversion of a value; one that the checker made may spread a scalar over a vector. */
  public Expr convert(Expr value, CType to, Expression.CastKind kind, Location at) {
    CType from = value.type();
    if (from.equals(to)) {
      return value;
    }
    if (PartTypes.isVector(to) && kind == Expression.CastKind.IMPLICIT && from.isScalar()) {
      return vectors.spread(value, (StructType) to, at);
    }
    if (PartTypes.isVector(from) || PartTypes.isVector(to)) {
      return vectors.reinterpret(value, to, at);
    }
    return PartTypes.isComplex(from) || PartTypes.isComplex(to)
        ? complexes.convert(value, to, at)
        : Conversions.cast(value, to);
  }

  /** The same bytes as another type. */
  public Expr reinterpret(Expr value, CType to, Location at) {
    return vectors.reinterpret(value, to, at);
  }

  /** {@code __builtin_complex} and the builtins on vectors; constants stay arguments. */
  public Expr builtin(String name, Expression.Builtin x, List<Expr> values) {
    StructType type = (StructType) x.type();
    Location at = x.location();
    return switch (name) {
      case "shufflevector" -> vectors.shuffleConstants(x.arguments(), values, type, at);
      case "shuffle" -> vectors.shuffle(values, at);
      case "convertvector" -> vectors.convert(values.getFirst(), type, at);
      default -> Complexes.value(type, values.getFirst(), values.getLast());
    };
  }
}
