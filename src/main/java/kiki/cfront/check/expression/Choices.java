// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.rule.Compatibility;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.Token;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.VoidType;

/** Expressions that choose between others (C11 6.5.1.1, 6.5.15 and GNU's builtins). */
final class Choices {
  private final CheckContext context;

  Choices(CheckContext context) {
    this.context = context;
  }

  /** The conditional operator; a chain in its last operand is walked by a loop. */
  Expression conditional(ExpressionSyntax.Conditional top) {
    List<ExpressionSyntax.Conditional> chain = new ArrayList<>();
    ExpressionSyntax last = top;
    while (last instanceof ExpressionSyntax.Conditional c) {
      chain.add(c);
      last = c.whenFalse();
    }
    record Checked(Expression condition, Optional<Expression> whenTrue) {}
    List<Checked> checked = new ArrayList<>();
    for (ExpressionSyntax.Conditional c : chain) {
      Expression condition = context.expressions.condition(c.condition());
      Optional<Expression> whenTrue = c.whenTrue().map(context.expressions::value);
      checked.add(new Checked(condition, whenTrue));
    }
    Expression result = context.expressions.value(last);
    for (int i = chain.size() - 1; i >= 0; i--) {
      Checked c = checked.get(i);
      result = combine(c.condition, c.whenTrue, result, chain.get(i).token());
    }
    return result;
  }

  private Expression combine(
      Expression condition, Optional<Expression> whenTrue, Expression whenFalse, Token at) {
    if (whenTrue.isEmpty()
        && condition instanceof Expression.Cast c
        && PartTypes.isComplex(c.operand().type())) {
      throw context.report.fail(at, "'?:' without a middle operand on a complex number");
    }
    Expression first = whenTrue.orElse(condition);
    CType type = common(first, whenFalse, at);
    return new Expression.Conditional(
        condition,
        whenTrue.map(e -> converted(e, type)),
        converted(whenFalse, type),
        type,
        at.location());
  }

  private static Expression converted(Expression e, CType type) {
    return type instanceof VoidType
        ? ExpressionChecker.discard(e)
        : ImplicitConversions.implicit(e, type);
  }

  private CType common(Expression left, Expression right, Token at) {
    CType l = left.type();
    CType r = right.type();
    if (l.isArithmetic() && r.isArithmetic()) {
      return TypeRules.common(l, r);
    }
    if (l.equals(r)) {
      return l;
    }
    if (TypeRules.isNumber(l) && TypeRules.isNumber(r)) {
      return new PartOperators(context).common(l, r);
    }
    if (l instanceof VoidType || r instanceof VoidType) {
      return VoidType.VOID;
    }
    if (l instanceof PointerType p && r instanceof PointerType q) {
      return pointers(left, p, right, q, at);
    }
    if (l instanceof PointerType && r instanceof IntType) {
      warnUnlessNull(right, at);
      return l;
    }
    if (l instanceof IntType && r instanceof PointerType) {
      warnUnlessNull(left, at);
      return r;
    }
    throw context.report.fail(
        at, "type mismatch in conditional expression: '" + l + "' and '" + r + "'");
  }

  private void warnUnlessNull(Expression integer, Token at) {
    if (!context.conversions.isNullConstant(integer)) {
      context.report.warning(at, "pointer/integer type mismatch in conditional expression");
    }
  }

  private CType pointers(
      Expression left, PointerType l, Expression right, PointerType r, Token at) {
    Qualifiers q = l.targetQualifiers().union(r.targetQualifiers());
    if (context.conversions.isNullConstant(left)) {
      return new PointerType(r.target(), q);
    }
    if (context.conversions.isNullConstant(right)) {
      return new PointerType(l.target(), q);
    }
    if (l.target() instanceof VoidType || r.target() instanceof VoidType) {
      return new PointerType(VoidType.VOID, q);
    }
    if (Compatibility.compatible(l.target(), r.target())) {
      return new PointerType(Compatibility.composite(l.target(), r.target()), q);
    }
    context.report.warning(at, "pointer type mismatch in conditional expression");
    return new PointerType(VoidType.VOID, q);
  }

  Expression generic(ExpressionSyntax.Generic g) {
    CType selector = context.expressions.value(g.selector()).type();
    ExpressionSyntax chosen = null;
    ExpressionSyntax fallback = null;
    for (ExpressionSyntax.Association a : g.associations()) {
      if (a.type().isEmpty()) {
        fallback = a.value();
      } else {
        QualifiedType type = context.typeName(a.type().get());
        boolean matches =
            type.qualifiers().equals(Qualifiers.NONE)
                && Compatibility.compatible(type.type(), selector);
        chosen = matches && chosen == null ? a.value() : chosen;
      }
    }
    if (chosen == null && fallback == null) {
      throw context.report.fail(
          g.token(), "'_Generic' selector of type '" + selector + "' matches no association");
    }
    return context.expressions.check(chosen == null ? fallback : chosen);
  }

  Expression typesCompatible(ExpressionSyntax.TypesCompatible t) {
    CType left = context.typeName(t.left()).type();
    CType right = context.typeName(t.right()).type();
    boolean compatible = Compatibility.compatible(left, right);
    return new Expression.IntegerConstant(
        compatible ? BigInteger.ONE : BigInteger.ZERO, IntType.INT, t.token().location());
  }

  Expression choose(ExpressionSyntax.Choose c) {
    BigInteger condition =
        context.constantInteger(c.condition(), "the first argument of '__builtin_choose_expr'");
    return context.expressions.check(condition.signum() != 0 ? c.whenTrue() : c.whenFalse());
  }
}
