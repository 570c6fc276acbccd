// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import kiki.cfront.check.rule.ComparableStructs;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.check.rule.TypeRules;
import kiki.cfront.check.scope.CheckFailure;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Expression.BinaryOperator;
import kiki.cfront.tree.Expression.LogicalOperator;
import kiki.cfront.tree.Expression.UnaryOperator;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.PointerType;
import kiki.cfront.type.Qualifiers;
import kiki.cfront.type.VoidType;

/** Arithmetic, comparison and logical operators (C11 6.5.3.3, 6.5.5 to 6.5.14). */
final class Operators {
  private final CheckContext context;
  private final PartOperators parts;

  Operators(CheckContext context) {
    this.context = context;
    this.parts = new PartOperators(context);
  }

  PartOperators parts() {
    return parts;
  }

  /** Prefix {@code + - ~ !}. */
  Expression unary(Token operator, Expression operand) {
    Expression value = ImplicitConversions.decay(operand);
    CType type = value.type();
    if (operator.is(TokenKind.EXCLAMATION)) {
      Expression tested = context.conversions.condition(value, operator);
      return new Expression.Unary(
          UnaryOperator.LOGICAL_NOT, tested, IntType.INT, operator.location());
    }
    if (PartOperators.isOne(type)) {
      return parts.unary(operator, value);
    }
    boolean legal = operator.is(TokenKind.TILDE) ? type instanceof IntType : type.isArithmetic();
    if (!legal) {
      throw context.report.fail(
          operator, "wrong type argument '" + type + "' to unary " + operator.describe());
    }
    Expression promoted = ImplicitConversions.promote(value);
    return switch (operator.kind()) {
      case PLUS -> Lvalues.isLvalue(promoted) ? copied(promoted, operator) : promoted;
      case MINUS -> unary(UnaryOperator.NEGATE, promoted, operator);
      default -> unary(UnaryOperator.BIT_NOT, promoted, operator);
    };
  }

  /** A value that is no lvalue any more. */
  private static Expression copied(Expression e, Token at) {
    return new Expression.Cast(e, e.type(), Expression.CastKind.IMPLICIT, at.location());
  }

  private static Expression unary(UnaryOperator operator, Expression operand, Token at) {
    return new Expression.Unary(operator, operand, operand.type(), at.location());
  }

  Expression infix(Token operator, Expression leftOperand, Expression rightOperand) {
    Expression left = ImplicitConversions.decay(leftOperand);
    Expression right = ImplicitConversions.decay(rightOperand);
    if (PartOperators.concerns(operator, left.type(), right.type())) {
      return parts.infix(operator, left, right);
    }
    return switch (operator.kind()) {
      case AND_AND -> logical(LogicalOperator.AND, left, right, operator);
      case OR_OR -> logical(LogicalOperator.OR, left, right, operator);
      case EQUAL_EQUAL -> comparison(BinaryOperator.EQUAL, left, right, operator);
      case NOT_EQUAL -> comparison(BinaryOperator.NOT_EQUAL, left, right, operator);
      case LESS -> comparison(BinaryOperator.LESS, left, right, operator);
      case LESS_EQUAL -> comparison(BinaryOperator.LESS_OR_EQUAL, left, right, operator);
      case GREATER -> comparison(BinaryOperator.GREATER, left, right, operator);
      case GREATER_EQUAL -> comparison(BinaryOperator.GREATER_OR_EQUAL, left, right, operator);
      case SHIFT_LEFT, SHIFT_RIGHT -> shift(left, right, operator);
      case PLUS -> add(left, right, operator);
      case MINUS -> subtract(left, right, operator);
      default -> arithmetic(arithmeticOperator(operator.kind()), left, right, operator);
    };
  }

  /** The operator behind {@code * / % & | ^ + - << >>} and the assignments made from them. */
  static BinaryOperator arithmeticOperator(TokenKind kind) {
    return switch (kind) {
      case STAR, STAR_ASSIGN -> BinaryOperator.MULTIPLY;
      case SLASH, SLASH_ASSIGN -> BinaryOperator.DIVIDE;
      case PERCENT, PERCENT_ASSIGN -> BinaryOperator.REMAINDER;
      case PLUS, PLUS_ASSIGN -> BinaryOperator.ADD;
      case MINUS, MINUS_ASSIGN -> BinaryOperator.SUBTRACT;
      case SHIFT_LEFT, SHIFT_LEFT_ASSIGN -> BinaryOperator.SHIFT_LEFT;
      case SHIFT_RIGHT, SHIFT_RIGHT_ASSIGN -> BinaryOperator.SHIFT_RIGHT;
      case AMPERSAND, AMPERSAND_ASSIGN -> BinaryOperator.BIT_AND;
      case BAR, BAR_ASSIGN -> BinaryOperator.BIT_OR;
      case CARET, CARET_ASSIGN -> BinaryOperator.BIT_XOR;
      default -> throw new IllegalArgumentException("no arithmetic operator: " + kind);
    };
  }

  static boolean needsIntegers(BinaryOperator operator) {
    return switch (operator) {
      case REMAINDER, SHIFT_LEFT, SHIFT_RIGHT, BIT_AND, BIT_OR, BIT_XOR -> true;
      default -> false;
    };
  }

  private Expression logical(
      LogicalOperator operator, Expression left, Expression right, Token at) {
    return new Expression.Logical(
        operator,
        context.conversions.condition(left, at),
        context.conversions.condition(right, at),
        IntType.INT,
        at.location());
  }

  CheckFailure invalid(CType left, CType right, Token at) {
    return context.report.fail(
        at, "invalid operands to binary " + at.describe() + ": '" + left + "' and '" + right + "'");
  }

  private Expression arithmetic(
      BinaryOperator operator, Expression left, Expression right, Token at) {
    boolean legal =
        needsIntegers(operator)
            ? left.type() instanceof IntType && right.type() instanceof IntType
            : left.type().isArithmetic() && right.type().isArithmetic();
    if (!legal) {
      throw invalid(left.type(), right.type(), at);
    }
    CType common = TypeRules.common(left.type(), right.type());
    return new Expression.Binary(
        operator,
        ImplicitConversions.implicit(left, common),
        ImplicitConversions.implicit(right, common),
        common,
        at.location());
  }

  private Expression shift(Expression left, Expression right, Token at) {
    if (!(left.type() instanceof IntType) || !(right.type() instanceof IntType)) {
      throw invalid(left.type(), right.type(), at);
    }
    Expression value = ImplicitConversions.promote(left);
    return new Expression.Binary(
        arithmeticOperator(at.kind()),
        value,
        ImplicitConversions.promote(right),
        value.type(),
        at.location());
  }

  private Expression add(Expression left, Expression right, Token at) {
    if (left.type() instanceof PointerType && right.type() instanceof IntType) {
      return pointer(BinaryOperator.POINTER_ADD, left, right, at);
    }
    if (left.type() instanceof IntType && right.type() instanceof PointerType) {
      return pointer(BinaryOperator.POINTER_ADD, right, left, at);
    }
    return arithmetic(BinaryOperator.ADD, left, right, at);
  }

  private Expression subtract(Expression left, Expression right, Token at) {
    if (left.type() instanceof PointerType && right.type() instanceof IntType) {
      return pointer(BinaryOperator.POINTER_SUBTRACT, left, right, at);
    }
    if (left.type() instanceof PointerType l && right.type() instanceof PointerType r) {
      requireStep(l, at);
      if (!ImplicitConversions.pointTo(l, r)) {
        throw invalid(l, r, at);
      }
      return new Expression.Binary(
          BinaryOperator.POINTER_DIFFERENCE,
          left,
          ImplicitConversions.implicit(right, l),
          context.layout.differenceType(),
          at.location());
    }
    return arithmetic(BinaryOperator.SUBTRACT, left, right, at);
  }

  private Expression pointer(BinaryOperator operator, Expression pointer, Expression by, Token at) {
    requireStep((PointerType) pointer.type(), at);
    return new Expression.Binary(
        operator, pointer, ImplicitConversions.promote(by), pointer.type(), at.location());
  }

  /** Arithmetic needs the size of what is pointed to; GNU C takes one for void and functions. */
  void requireStep(PointerType type, Token at) {
    boolean sized = type.target() instanceof VoidType || type.target() instanceof FunctionType;
    if (!sized && !TypeRules.isComplete(type.target())) {
      throw context.report.fail(
          at, "arithmetic on a pointer to the incomplete type '" + type.target() + "'");
    }
  }

  private Expression comparison(
      BinaryOperator operator, Expression left, Expression right, Token at) {
    CType l = left.type();
    CType r = right.type();
    CType common;
    if (l.isArithmetic() && r.isArithmetic()) {
      common = TypeRules.common(l, r);
    } else if (l instanceof PointerType p && r instanceof PointerType q) {
      common = commonPointer(left, p, right, q, at);
    } else if (l instanceof PointerType p && r instanceof IntType) {
      common = p;
      warnUnlessNull(right, at);
    } else if (l instanceof IntType && r instanceof PointerType q) {
      common = q;
      warnUnlessNull(left, at);
    } else if (ComparableStructs.isPossible(operator, l, r)) {
      common = l;
    } else {
      throw invalid(l, r, at);
    }
    return new Expression.Binary(
        operator,
        ImplicitConversions.implicit(left, common),
        ImplicitConversions.implicit(right, common),
        IntType.INT,
        at.location());
  }

  private void warnUnlessNull(Expression integer, Token at) {
    if (!context.conversions.isNullConstant(integer)) {
      context.report.warning(at, "comparison between pointer and integer");
    }
  }

  /** The type in which two pointers are compared. */
  private CType commonPointer(
      Expression left, PointerType l, Expression right, PointerType r, Token at) {
    if (l.equals(r) || context.conversions.isNullConstant(right)) {
      return l;
    }
    if (context.conversions.isNullConstant(left)) {
      return r;
    }
    if (!ImplicitConversions.pointTo(l, r)) {
      context.report.warning(at, "comparison of distinct pointer types lacks a cast");
    }
    Qualifiers q = l.targetQualifiers().union(r.targetQualifiers());
    boolean anyVoid = l.target() instanceof VoidType || r.target() instanceof VoidType;
    boolean function = l.target() instanceof FunctionType || r.target() instanceof FunctionType;
    return new PointerType(anyVoid && !function ? VoidType.VOID : l.target(), q);
  }
}
