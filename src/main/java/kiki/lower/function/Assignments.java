// SPDX-License-Identifier: Apache-2.0
package kiki.lower.function;

import java.util.List;
import java.util.Optional;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.lower.code.Conversions;
import kiki.lower.value.Parts;
import kiki.program.Expr;
import kiki.program.ExprPrinter;
import kiki.program.Exprs;
import kiki.util.Location;

/** Assignments, compound assignments, increments and decrements. */
public final class Assignments {
  private final FunctionLowering f;

  Assignments(FunctionLowering f) {
    this.f = f;
  }

  Expr assign(Expression.Assign x, Use use) {
    f.sequencing().require(x);
    Expr target = stablePlace(f.places().lvalue(x.target()), List.of(x.value()), x.location());
    return store(target, x.value(), use, x.location());
  }

  /** Evaluates {@code value} into {@code target}. */
  Expr store(Expr target, Expression value, Use use, Location at) {
    if (f.calls().storesDirectly(value) && target.type().equals(f.types().map(value.type()))) {
      Optional<PointerType> hint =
          target.type() instanceof PointerType p ? Optional.of(p) : Optional.empty();
      f.calls().callInto(target, Expressions.callUnder(value), hint);
      return use == Use.VALUE ? reread(target, at) : null;
    }
    Expr v = Conversions.cast(f.expressions().value(value), target.type());
    return finish(target, v, use, at);
  }

  private Expr finish(Expr target, Expr value, Use use, Location at) {
    if (use == Use.DISCARD || target instanceof Expr.Variable || Exprs.isConstant(value)) {
      f.code().assign(target, value, at);
      return target instanceof Expr.Variable ? target : value;
    }
    Expr held = f.code().hold("value", value, at);
    f.code().assign(target, held, at);
    return held;
  }

  private Expr reread(Expr target, Location at) {
    return target instanceof Expr.Variable ? target : f.code().hold("value", target, at);
  }

  /**
   * The operand comes first: to a function that it calls, reading and writing the target is one
   * evaluation (C11 6.5.16.2p3), and what it writes depends on what the function returns.
   */
  Expr compound(Expression.CompoundAssign x, Use use) {
    f.sequencing().require(x);
    Location at = x.location();
    Expr target = stablePlace(f.places().lvalue(x.target()), List.of(x.value()), at);
    Expr operand = f.expressions().value(x.value());
    Expr current = f.volatiles().read(f, x.target(), target);
    CType type = f.types().map(x.computationType());
    Expr converted = f.parts().convert(current, type, Expression.CastKind.IMPLICIT, at);
    Expr result = f.expressions().arithmetic(x.operator(), converted, operand, type, at);
    Expr value = f.parts().convert(result, target.type(), Expression.CastKind.IMPLICIT, at);
    return finish(target, value, use, at);
  }

  Expr step(Expression.Step x, Use use) {
    Location at = x.location();
    Expr target = stablePlace(f.places().lvalue(x.target()), List.of(), at);
    Expr current = f.volatiles().read(f, x.target(), target);
    Expression.BinaryOperator op =
        switch (x.operator()) {
          case PRE_INCREMENT, POST_INCREMENT -> Expression.BinaryOperator.ADD;
          case PRE_DECREMENT, POST_DECREMENT -> Expression.BinaryOperator.SUBTRACT;
        };
    return switch (x.operator()) {
      case PRE_INCREMENT, PRE_DECREMENT -> finish(target, stepped(current, op, at), use, at);
      case POST_INCREMENT, POST_DECREMENT -> {
        Expr before = use == Use.DISCARD ? null : held(current, op, at);
        f.code().assign(target, stepped(current, op, at), at);
        yield before;
      }
    };
  }

  private Expr held(Expr current, Expression.BinaryOperator op, Location at) {
    Expr.Variable before = f.code().hold("before", current, at);
    String sign = op == Expression.BinaryOperator.ADD ? "++" : "--";
    before.symbol().showAs(ExprPrinter.describe(current) + sign);
    return before;
  }

  /** The value plus or minus one, computed in the promoted type (C11 6.5.2.4, 6.5.3.1). */
  private Expr stepped(Expr current, Expression.BinaryOperator op, Location at) {
    if (Parts.isOne(current.type())) {
      return f.parts().step(op, current, at);
    }
    if (current.type() instanceof PointerType) {
      Expression.BinaryOperator pointerOp =
          op == Expression.BinaryOperator.ADD
              ? Expression.BinaryOperator.POINTER_ADD
              : Expression.BinaryOperator.POINTER_SUBTRACT;
      return f.expressions()
          .arithmetic(pointerOp, current, Exprs.integer(1, IntType.INT), current.type(), at);
    }
    CType type = current.type() instanceof IntType i ? promoted(i) : current.type();
    Expr one = Conversions.cast(Exprs.integer(1, IntType.INT), type);
    Expr sum = f.expressions().arithmetic(op, Conversions.cast(current, type), one, type, at);
    return narrow(sum, current.type());
  }

  private static Expr narrow(Expr value, CType to) {
    return to instanceof FloatType || to instanceof StructType
        ? value
        : Conversions.cast(value, to);
  }

  /** Integer promotion (C11 6.3.1.1p2). */
  static IntType promoted(IntType type) {
    return switch (type.kind()) {
      case BOOL, CHAR, SIGNED_CHAR, UNSIGNED_CHAR, SHORT -> IntType.INT;
      case BITFIELD ->
          type.width() < 32 || type.width() == 32 && type.isSigned()
              ? IntType.INT
              : type.width() == 32 ? IntType.UNSIGNED_INT : type;
      case INT, LONG, LONG_LONG, INT128, BITVECTOR -> type;
    };
  }

  /** The lvalue with the indices and pointers in it saved, if {@code later} could change them. */
  Expr stablePlace(Expr lvalue, List<Expression> later, Location at) {
    return f.effects().placeSurvives(lvalue, later) ? lvalue : freeze(lvalue, at);
  }

  private Expr freeze(Expr lvalue, Location at) {
    return switch (lvalue) {
      case Expr.Member(Expr base, StructType.Field field) ->
          new Expr.Member(freeze(base, at), field);
      case Expr.Index(Expr array, Expr index) ->
          new Expr.Index(freeze(array, at), held("index", index, at));
      case Expr.Dereference(Expr pointer, CType type) ->
          new Expr.Dereference(held("pointer", pointer, at), type);
      case Expr other -> other;
    };
  }

  private Expr held(String hint, Expr value, Location at) {
    return Exprs.isConstant(value)
            || value instanceof Expr.Variable v && v.symbol().storage() == Symbol.Storage.TEMPORARY
        ? value
        : f.code().hold(hint, value, at);
  }
}
