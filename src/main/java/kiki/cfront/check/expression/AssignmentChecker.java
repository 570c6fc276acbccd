// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.util.Optional;
import java.util.Set;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.tree.Expression.CastKind;
import kiki.cfront.tree.Expression.StepOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PartTypes;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.StructType;
import kiki.util.Location;

/** Assignment, increment and decrement (C11 6.5.2.4, 6.5.3.1, 6.5.16). */
final class AssignmentChecker {
  private final CheckContext context;
  private final Operators operators;

  private static final Set<String> STRING_FACTS =
      Set.of("__CPROVER_is_zero_string", "__CPROVER_zero_string_length", "__CPROVER_buffer_size");

  AssignmentChecker(CheckContext context) {
    this.context = context;
    this.operators = new Operators(context);
  }

  private void requireModifiable(Expression target, Token at) {
    Optional<String> reason = Lvalues.whyNotModifiable(target);
    if (reason.isPresent()) {
      throw context.report.fail(at, "cannot assign: " + reason.get());
    }
    if (Lvalues.hasReadOnlyMember(target)) {
      // Not C (C11 6.3.2.1p1), but CBMC takes it, and harnesses save whole objects so.
      context.report.warning(
          at, "assignment to '" + target.type() + "', which has a read-only member");
    }
  }

  /** Old GNU C, as CBMC: a cast of a pointer object to another pointer type is the object. */
  private Expression place(Expression target, Token at) {
    if (target
            instanceof
            Expression.Cast(Expression object, PointerType type, CastKind kind, Location location)
        && kind == CastKind.EXPLICIT
        && object.type() instanceof PointerType
        && Lvalues.isLvalue(object)) {
      context.report.warning(at, "a cast is used as an lvalue");
      Expression address =
          new Expression.AddressOf(object, new PointerType(object.type()), location);
      return new Expression.Dereference(
          new Expression.Cast(address, new PointerType(type), CastKind.IMPLICIT, location),
          type,
          location);
    }
    return target;
  }

  /** CBMC's string abstraction keeps these beside the string, and programs may set them. */
  private static boolean isStringFact(Expression target) {
    return target instanceof Expression.Call call
        && call.function() instanceof Expression.Decay(Expression.Reference callee, _, _)
        && STRING_FACTS.contains(callee.symbol().name());
  }

  Expression assignment(ExpressionSyntax.Assignment a) {
    Expression target = place(context.expressions.check(a.target()), a.token());
    Expression value = context.expressions.value(a.value());
    if (isStringFact(target) && a.token().is(TokenKind.ASSIGN)) {
      context.report.warning(
          a.token(), "what is known of a string comes from its bytes: this assigns nothing");
      return context.conversions.assign(value, target.type(), a.token(), "assignment");
    }
    requireModifiable(target, a.token());
    if (target.type() instanceof StructType s && s.isVariable()) {
      throw context.report.unsupported(
          a.token(), "assignment of a structure of variable size is not supported");
    }
    if (!a.token().is(TokenKind.ASSIGN)) {
      return compound(a.token(), target, value);
    }
    Expression converted =
        context.conversions.assign(value, target.type(), a.token(), "assignment");
    return new Expression.Assign(target, converted, target.type(), a.token().location());
  }

  private Expression compound(Token at, Expression target, Expression value) {
    BinaryOperator operator = Operators.arithmeticOperator(at.kind());
    CType type = target.type();
    if (type instanceof PointerType p && value.type() instanceof IntType) {
      BinaryOperator pointer =
          switch (operator) {
            case ADD -> BinaryOperator.POINTER_ADD;
            case SUBTRACT -> BinaryOperator.POINTER_SUBTRACT;
            default -> throw operators.invalid(type, value.type(), at);
          };
      operators.requireStep(p, at);
      return new Expression.CompoundAssign(
          pointer, target, ImplicitConversions.promote(value), p, p, at.location());
    }
    if (PartOperators.isOne(type) || PartOperators.isOne(value.type())) {
      return compoundOfParts(operator, target, value, at);
    }
    boolean legal =
        Operators.needsIntegers(operator)
            ? type instanceof IntType && value.type() instanceof IntType
            : type.isArithmetic() && value.type().isArithmetic();
    if (!legal) {
      throw operators.invalid(type, value.type(), at);
    }
    boolean shift = operator == BinaryOperator.SHIFT_LEFT || operator == BinaryOperator.SHIFT_RIGHT;
    CType computation =
        shift ? TypeRules.promote((IntType) type) : TypeRules.common(type, value.type());
    Expression operand =
        shift
            ? ImplicitConversions.promote(value)
            : ImplicitConversions.implicit(value, computation);
    return new Expression.CompoundAssign(
        operator, target, operand, computation, type, at.location());
  }

  private Expression compoundOfParts(
      BinaryOperator operator, Expression target, Expression value, Token at) {
    PartOperators.Operands operands = operators.parts().operands(operator, target, value, at);
    boolean keeps = !PartTypes.isVector(operands.type()) || operands.type().equals(target.type());
    if (!keeps) {
      throw operators.invalid(target.type(), value.type(), at);
    }
    return new Expression.CompoundAssign(
        operator, target, operands.right(), operands.left().type(), target.type(), at.location());
  }

  Expression prefix(ExpressionSyntax.Prefix p, Expression target) {
    return step(
        p.operator() == TokenKind.PLUS_PLUS
            ? StepOperator.PRE_INCREMENT
            : StepOperator.PRE_DECREMENT,
        target,
        p.token());
  }

  Expression postfix(ExpressionSyntax.Postfix p, Expression target) {
    return step(
        p.token().is(TokenKind.PLUS_PLUS)
            ? StepOperator.POST_INCREMENT
            : StepOperator.POST_DECREMENT,
        target,
        p.token());
  }

  private Expression step(StepOperator operator, Expression operand, Token at) {
    Expression target = place(operand, at);
    requireModifiable(target, at);
    if (target.type() instanceof PointerType p) {
      operators.requireStep(p, at);
    } else if (!target.type().isArithmetic() && !PartOperators.isOne(target.type())) {
      throw context.report.fail(
          at, "wrong type argument '" + target.type() + "' to " + at.describe());
    }
    return new Expression.Step(operator, target, target.type(), at.location());
  }
}
