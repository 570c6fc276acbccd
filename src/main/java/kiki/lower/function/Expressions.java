// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.List;
import java.util.Optional;
import kiki.cfront.source.CError;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.VoidType;
import kiki.lower.code.BinaryOperators;
import kiki.lower.code.Conversions;
import kiki.lower.value.Parts;
import kiki.lower.value.PointerPrimitives;
import kiki.lower.value.StructComparison;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.program.Instruction;
import kiki.util.Location;

/**
 * Expressions of one function: emits their side effects, left to right, and returns what is pure.
 * An operand that a later operand's side effects could change is saved in a temporary first.
 */
public final class Expressions {
  private final FunctionLowering f;

  Expressions(FunctionLowering f) {
    this.f = f;
  }

  /** The value; null for an expression of type void. */
  public Expr value(Expression e) {
    return switch (e) {
      case Expression.IntegerConstant x ->
          Conversions.cast(
              new Expr.IntConstant(
                  x.value(), x.type() instanceof IntType i ? i : f.layout().sizeType()),
              f.types().map(x.type()));
      case Expression.FloatConstant x -> new Expr.FloatConstant(x.value(), x.type());
      case Expression.StringLiteral x -> f.places().lvalue(x);
      case Expression.Reference x -> f.volatiles().read(f, x, f.places().lvalue(x));
      case Expression.Dereference x -> f.volatiles().read(f, x, f.places().lvalue(x));
      case Expression.Index x -> f.volatiles().read(f, x, f.places().lvalue(x));
      case Expression.Member x -> f.volatiles().read(f, x, f.places().lvalue(x));
      case Expression.CompoundLiteral x -> f.places().lvalue(x);
      case Expression.Unary x -> unary(x);
      case Expression.Binary x -> binary(x);
      case Expression.Logical x -> Conversions.cast(condition(x), x.type());
      case Expression.Cast x -> cast(x);
      case Expression.Decay x -> f.places().decay(x);
      case Expression.AddressOf x -> f.places().addressOf(x.operand(), x.type());
      case Expression.Assign x -> f.assignments().assign(x, Use.VALUE);
      case Expression.CompoundAssign x -> f.assignments().compound(x, Use.VALUE);
      case Expression.Step x -> f.assignments().step(x, Use.VALUE);
      case Expression.Conditional x -> conditional(x);
      case Expression.Comma x -> {
        discard(x.left());
        yield value(x.right());
      }
      case Expression.Call x -> f.calls().call(x, Use.VALUE);
      case Expression.Builtin x -> f.known().lower(x);
      case Expression.Quantified x ->
          Conversions.cast(f.quantifiers().value(x), f.types().map(x.type()));
      case Expression.VariadicArgument x -> f.variadics().next(x);
      case Expression.StatementExpression x -> f.statements().statementExpression(x);
      case Expression.VariableSize x -> f.places().sizeOf(x.measured());
      case Expression.LabelAddress x -> f.jumps().addressOf(x);
    };
  }

  /** Evaluates for side effects only. */
  public void discard(Expression e) {
    if (!f.effects().in(e)) {
      discardPure(e);
      return;
    }
    switch (e) {
      case Expression.Assign x -> f.assignments().assign(x, Use.DISCARD);
      case Expression.CompoundAssign x -> f.assignments().compound(x, Use.DISCARD);
      case Expression.Step x -> f.assignments().step(x, Use.DISCARD);
      case Expression.Call x -> f.calls().call(x, Use.DISCARD);
      case Expression.Cast x -> discard(x.operand());
      case Expression.Comma x -> {
        discard(x.left());
        discard(x.right());
      }
      case Expression.Logical x -> discardLogical(x);
      case Expression.Conditional x when x.whenTrue().isPresent() -> discardConditional(x);
      case Expression other -> hold(other, value(other));
    }
  }

  /**
   * Computes a value nobody uses: computing it may be undefined, and an lvalue is read (C11
   * 6.3.2.1p2).
   */
  private void hold(Expression e, Expr value) {
    boolean harmless =
        value == null
            || value instanceof Expr.Variable
            || Exprs.isConstant(value)
            || !(e.type().isScalar() || e.type() instanceof StructType);
    if (!harmless) {
      f.code().hold("unused", value, e.location());
    }
  }

  private void discardPure(Expression e) {
    boolean harmless =
        e instanceof Expression.Reference
            || e instanceof Expression.IntegerConstant
            || e instanceof Expression.FloatConstant
            || !(e.type().isScalar() || e.type() instanceof StructType);
    if (e instanceof Expression.Cast c) {
      discardPure(c.operand());
    } else if (e instanceof Expression.Comma c) {
      discardPure(c.left());
      discardPure(c.right());
    } else if (e instanceof Expression.Conditional c && c.type() instanceof VoidType) {
      discardConditional(c);
    } else if (!harmless) {
      hold(e, value(e));
    }
  }

  private void discardLogical(Expression.Logical x) {
    Instruction.Label end = f.code().label("end");
    switch (x.operator()) {
      case AND -> f.branches().unless(x.left(), end);
      case OR -> f.branches().when(x.left(), end);
    }
    discard(x.right());
    f.code().place(end, x.location());
  }

  private void discardConditional(Expression.Conditional x) {
    if (f.assertions().isAssertion(x)) {
      f.assertions().lower(x);
      return;
    }
    Instruction.Label otherwise = f.code().label("else");
    Instruction.Label end = f.code().label("end");
    f.branches().unless(x.condition(), otherwise);
    x.whenTrue().ifPresent(this::discard);
    f.code().jump(end, x.location());
    f.code().place(otherwise, x.location());
    discard(x.whenFalse());
    f.code().place(end, x.location());
  }

  /** The truth of a scalar expression, of type BOOL. */
  public Expr condition(Expression e) {
    return switch (e) {
      case Expression.Logical x when !f.effects().in(x.right()) -> {
        Expr left = condition(x.left());
        Expr right = condition(x.right());
        yield switch (x.operator()) {
          case AND -> Exprs.isFalse(left) ? left : both(Expr.BinaryOp.AND, left, right);
          case OR -> Exprs.isTrue(left) ? left : both(Expr.BinaryOp.OR, left, right);
        };
      }
      case Expression.Logical x -> {
        Expr.Variable result = f.code().temporary("logical", IntType.BOOL, x.location());
        Instruction.Label end = f.code().label("end");
        f.code().assign(result, condition(x.left()), x.location());
        Expr done = x.operator() == Expression.LogicalOperator.AND ? Exprs.not(result) : result;
        f.code().jumpIf(done, end, x.location());
        f.code().assign(result, condition(x.right()), x.location());
        f.code().place(end, x.location());
        yield result;
      }
      case Expression.Unary x when x.operator() == Expression.UnaryOperator.LOGICAL_NOT ->
          Exprs.not(condition(x.operand()));
      case Expression.Binary x when isComparison(x.operator()) -> comparison(x);
      case Expression other when other.type() instanceof StructType s && !PartTypes.isComplex(s) ->
          throw new CError(
              other.location(), "a value of type '" + other.type() + "' is no condition");
      case Expression other -> Conversions.truth(value(other));
    };
  }

  /** Keeps a left operand that is evaluated, even if the right one alone decides the result. */
  private static Expr both(Expr.BinaryOp op, Expr left, Expr right) {
    return Exprs.isConstant(left) ? right : new Expr.Binary(op, left, right, IntType.BOOL);
  }

  private static boolean isComparison(Expression.BinaryOperator op) {
    return BinaryOperators.of(op).kind() == Expr.BinaryOp.Kind.COMPARISON;
  }

  private Expr comparison(Expression.Binary x) {
    f.sequencing().require(x);
    Expr left = saved(value(x.left()), x.right());
    Expr right = value(x.right());
    if (PartTypes.isComplex(left.type())) {
      return f.parts().comparison(x.operator(), left, right, x.location());
    }
    if (left.type() instanceof StructType) {
      return StructComparison.compared(
          f.code(), BinaryOperators.of(x.operator()), left, right, x.location());
    }
    Optional<Expr> sameObject =
        PointerPrimitives.compared(BinaryOperators.of(x.operator()), left, right);
    if (sameObject.isPresent()) {
      return sameObject.get();
    }
    if (left.type() instanceof PointerType p) {
      right = Conversions.cast(right, p);
    } else if (right.type() instanceof PointerType p) {
      left = Conversions.cast(left, p);
    }
    return Exprs.compare(
        BinaryOperators.of(x.operator()), left, Conversions.cast(right, left.type()));
  }

  private Expr unary(Expression.Unary x) {
    if (Parts.isOne(x.operand().type())) {
      return f.parts().unary(x.operator(), value(x.operand()), x.location());
    }
    return switch (x.operator()) {
      case NEGATE -> new Expr.Unary(Expr.UnaryOp.NEGATE, value(x.operand()), x.type());
      case BIT_NOT -> new Expr.Unary(Expr.UnaryOp.BIT_NOT, value(x.operand()), x.type());
      case LOGICAL_NOT -> Conversions.cast(Exprs.not(condition(x.operand())), x.type());
    };
  }

  private Expr binary(Expression.Binary x) {
    if (isComparison(x.operator()) && !PartTypes.isVector(x.type())) {
      return Conversions.cast(comparison(x), x.type());
    }
    f.sequencing().require(x);
    Expr left = saved(value(x.left()), x.right());
    Expr right = value(x.right());
    return arithmetic(x.operator(), left, right, f.types().map(x.type()), x.location());
  }

  /** {@code left op right}; the operands are already converted. */
  Expr arithmetic(Expression.BinaryOperator op, Expr left, Expr right, CType type, Location at) {
    if (Parts.isOne(left.type()) || Parts.isOne(right.type())) {
      return f.parts().arithmetic(op, left, right, type, at);
    }
    return switch (op) {
      case POINTER_ADD -> f.places().advance(left, right, Expr.BinaryOp.POINTER_ADD);
      case POINTER_SUBTRACT -> f.places().advance(left, right, Expr.BinaryOp.POINTER_SUBTRACT);
      case POINTER_DIFFERENCE -> f.places().difference(left, right, (IntType) type);
      case SHIFT_LEFT, SHIFT_RIGHT -> new Expr.Binary(BinaryOperators.of(op), left, right, type);
      case ADD,
          SUBTRACT,
          MULTIPLY,
          DIVIDE,
          REMAINDER,
          BIT_AND,
          BIT_OR,
          BIT_XOR,
          EQUAL,
          NOT_EQUAL,
          LESS,
          LESS_OR_EQUAL,
          GREATER,
          GREATER_OR_EQUAL ->
          new Expr.Binary(
              BinaryOperators.of(op),
              Conversions.cast(left, type),
              Conversions.cast(right, type),
              type);
    };
  }

  private Expr cast(Expression.Cast x) {
    if (x.type() instanceof VoidType) {
      discard(x.operand());
      return null;
    }
    CType to = f.types().map(x.type());
    if (to instanceof PointerType p && f.calls().allocates(x.operand())) {
      return Conversions.cast(
          f.calls().call(callUnder(x.operand()), Optional.of(p), Use.VALUE), to);
    }
    return f.parts().convert(value(x.operand()), to, x.kind(), x.location());
  }

  /** The call under pointer casts; only for operands that {@link Calls#allocates}. */
  static Expression.Call callUnder(Expression e) {
    return e instanceof Expression.Cast c ? callUnder(c.operand()) : (Expression.Call) e;
  }

  private Expr conditional(Expression.Conditional x) {
    Location at = x.location();
    CType type = f.types().map(x.type());
    if (type instanceof VoidType) {
      discardConditional(x);
      return null;
    }
    if (x.whenTrue().isEmpty()) {
      return elvis(x, type);
    }
    Expression whenTrue = x.whenTrue().get();
    if (!f.effects().in(whenTrue) && !f.effects().in(x.whenFalse())) {
      Expr condition = condition(x.condition());
      Expr chosen = Conversions.cast(value(whenTrue), type);
      return new Expr.Conditional(
          condition, chosen, Conversions.cast(value(x.whenFalse()), type), type);
    }
    Expr.Variable result = f.code().temporary("conditional", type, at);
    Instruction.Label otherwise = f.code().label("else");
    Instruction.Label end = f.code().label("end");
    f.branches().unless(x.condition(), otherwise);
    f.code().assign(result, Conversions.cast(value(whenTrue), type), at);
    f.code().jump(end, at);
    f.code().place(otherwise, at);
    f.code().assign(result, Conversions.cast(value(x.whenFalse()), type), at);
    f.code().place(end, at);
    return result;
  }

  /** GNU {@code c ?: b}: the condition is evaluated once and is the value if not zero. */
  private Expr elvis(Expression.Conditional x, CType type) {
    Expr condition = value(x.condition());
    if (!f.effects().in(x.whenFalse())) {
      return new Expr.Conditional(
          Conversions.truth(condition),
          Conversions.cast(condition, type),
          Conversions.cast(value(x.whenFalse()), type),
          type);
    }
    Expr held = f.code().hold("condition", condition, x.location());
    Expr.Variable result = f.code().temporary("conditional", type, x.location());
    Instruction.Label end = f.code().label("end");
    f.code().assign(result, Conversions.cast(held, type), x.location());
    f.code().jumpIf(Conversions.truth(held), end, x.location());
    f.code().assign(result, Conversions.cast(value(x.whenFalse()), type), x.location());
    f.code().place(end, x.location());
    return result;
  }

  /** The value, in a temporary if evaluating {@code later} could change it. */
  Expr saved(Expr value, Expression... later) {
    return saved(value, List.of(later));
  }

  Expr saved(Expr value, List<Expression> later) {
    if (f.effects().survives(value, later)) {
      return value;
    }
    boolean isWhole = value.type() instanceof ArrayType || value.type() instanceof StructType;
    Location at = later.getFirst().location();
    Expr.Variable held = f.code().hold(isWhole ? "value" : "operand", value, at);
    String text = ExprPrinter.describe(value);
    held.symbol().showAs(Exprs.isLvalue(value) ? text : "(" + text + ")");
    return held;
  }
}
