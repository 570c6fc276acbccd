package kiki.lower;

import java.util.List;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.StructType;
import kiki.program.Expr;
import kiki.program.Exprs;
import kiki.util.Location;

/** Operations on complex numbers and vectors, which become operations on their parts. */
final class Parts {
  private final FunctionLowering f;
  private final Complexes complexes;
  private final Vectors vectors;

  Parts(FunctionLowering f) {
    this.f = f;
    this.complexes = new Complexes(f);
    this.vectors = new Vectors(f);
  }

  static boolean isOne(CType type) {
    return PartTypes.isComplex(type) || PartTypes.isVector(type);
  }

  /** Whether lowering the expression itself, operands aside, works on parts. */
  static boolean concerns(Expression e) {
    return switch (e) {
      case Expression.Unary x -> isOne(x.operand().type());
      case Expression.Binary x -> isOne(x.left().type()) || isOne(x.right().type());
      case Expression.Cast x -> isOne(x.operand().type()) || isOne(x.type());
      case Expression other -> false;
    };
  }

  /** {@code left op right}, a value with parts; {@code type} is that of the result of vectors. */
  Expr arithmetic(BinaryOperator op, Expr left, Expr right, CType type, Location at) {
    return PartTypes.isVector(left.type())
        ? vectors.arithmetic(Expressions.operator(op), left, right, (StructType) type, at)
        : complexes.arithmetic(op, left, right, at);
  }

  /** {@code ==} or {@code !=} of complex numbers, of type BOOL. */
  Expr comparison(BinaryOperator op, Expr left, Expr right, Location at) {
    Expr equal = complexes.equal(left, right, at);
    return op == BinaryOperator.EQUAL ? equal : Exprs.not(equal);
  }

  Expr unary(Expression.UnaryOperator op, Expr value, Location at) {
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
  Expr step(BinaryOperator op, Expr value, Location at) {
    CType part = PartTypes.part(value.type());
    Expr one = Conversions.cast(Exprs.integer(1, IntType.INT), part);
    Expr by =
        PartTypes.isVector(value.type()) ? vectors.spread(one, (StructType) value.type(), at) : one;
    return arithmetic(op, value, by, value.type(), at);
  }

  /** Any conversion of a value; one that the checker made may spread a scalar over a vector. */
  Expr convert(Expr value, CType to, Expression.CastKind kind, Location at) {
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
  Expr reinterpret(Expr value, CType to, Location at) {
    return vectors.reinterpret(value, to, at);
  }

  /** {@code __builtin_complex} and the builtins on vectors. */
  Expr builtin(String name, Expression.Builtin x) {
    StructType type = (StructType) x.type();
    Location at = x.location();
    return switch (name) {
      case "shufflevector" ->
          vectors.shuffleConstants(
              x.arguments(), f.calls().arguments(x.arguments().subList(0, 2)), type, at);
      case "shuffle" -> vectors.shuffle(f.calls().arguments(x.arguments()), at);
      case "convertvector" ->
          vectors.convert(f.calls().arguments(x.arguments()).getFirst(), type, at);
      default -> {
        List<Expr> parts = f.calls().arguments(x.arguments());
        yield Complexes.value(type, parts.getFirst(), parts.getLast());
      }
    };
  }
}
