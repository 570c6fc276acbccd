// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.expression;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import kiki.cfront.check.rule.ImplicitConversions;
import kiki.cfront.check.rule.Lvalues;
import kiki.cfront.check.scope.QualifiedType;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.TypeName;
import kiki.cfront.tree.Expression;
import kiki.cfront.tree.Statement;
import kiki.cfront.type.ArrayType;
import kiki.cfront.type.CType;
import kiki.cfront.type.FunctionType;
import kiki.cfront.type.IntType;
import kiki.cfront.type.Layout;
import kiki.cfront.type.StructType;
import kiki.cfront.type.Symbol;
import kiki.cfront.type.VoidType;
import kiki.util.Location;

/** {@code sizeof}, {@code _Alignof} and {@code offsetof} (C11 6.5.3.4, 7.19). */
public final class Measures {
  private final CheckContext context;

  Measures(CheckContext context) {
    this.context = context;
  }

  Expression sizeofType(ExpressionSyntax.SizeofType syntax) {
    return withLengths(
        syntax.type(), type -> size(type.type(), syntax.token()), syntax.token().location());
  }

  /** Builds something from a type name; the lengths it evaluates come first. */
  Expression withLengths(
      TypeName name,
      java.util.function.Function<QualifiedType, Expression> build,
      Location location) {
    if (context.enclosing.isEmpty()) {
      return build.apply(context.typeName(name));
    }
    context.lengths.open();
    QualifiedType type;
    List<Statement> lengths;
    try {
      type = context.typeName(name);
    } finally {
      lengths = context.lengths.close();
    }
    Expression result = build.apply(type);
    if (lengths.isEmpty()) {
      return result;
    }
    lengths.add(new Statement.Evaluate(result, location));
    return new Expression.StatementExpression(
        new Statement.Block(lengths, location, location), result.type(), location);
  }

  Expression sizeofExpression(ExpressionSyntax.SizeofExpression syntax) {
    Expression operand = context.expressions.check(syntax.operand());
    if (Lvalues.isBitField(operand)) {
      throw context.report.fail(syntax.token(), "'sizeof' applied to a bit-field");
    }
    return size(operand.type(), syntax.token());
  }

  private Expression size(CType type, Token at) {
    requireSized(type, at, "sizeof");
    IntType sizeType = context.layout.sizeType();
    boolean variable = type instanceof ArrayType || type instanceof StructType s && s.isVariable();
    if (variable && !Layout.hasConstantSize(type)) {
      return new Expression.VariableSize(type, sizeType, at.location());
    }
    return new Expression.IntegerConstant(
        BigInteger.valueOf(context.layout.sizeOf(type)), sizeType, at.location());
  }

  /** GNU C gives {@code void} and functions the size one. */
  private void requireSized(CType type, Token at, String operator) {
    boolean incomplete =
        switch (type) {
          case StructType s -> !s.isComplete();
          case ArrayType a -> a.length() instanceof ArrayType.Unspecified;
          default -> false;
        };
    if (incomplete) {
      throw context.report.fail(
          at, "'" + operator + "' applied to the incomplete type '" + type + "'");
    }
    if (type instanceof VoidType || type instanceof FunctionType) {
      context.report.warning(at, "'" + operator + "' applied to '" + type + "'");
    }
  }

  Expression alignofType(ExpressionSyntax.AlignofType syntax) {
    return alignment(alignment(context.typeName(syntax.type()), syntax.token()), syntax.token());
  }

  Expression alignofExpression(ExpressionSyntax.AlignofExpression syntax) {
    Expression operand = context.expressions.check(syntax.operand());
    int ofType = alignment(QualifiedType.of(operand.type()), syntax.token());
    int declared =
        operand instanceof Expression.Reference(Symbol symbol, var _, var _)
            ? symbol.alignment()
            : 1;
    return alignment(Math.max(ofType, declared), syntax.token());
  }

  private Expression alignment(int value, Token at) {
    return new Expression.IntegerConstant(
        BigInteger.valueOf(value), context.layout.sizeType(), at.location());
  }

  /** {@code __alignof__} gives the preferred alignment, {@code _Alignof} the one of members. */
  public int alignment(QualifiedType type, Token at) {
    CType plain = type.type();
    while (plain instanceof ArrayType a) {
      plain = a.element();
    }
    requireSized(plain, at, "_Alignof");
    if (type.alignment() != 0) {
      return type.alignment();
    }
    return at.is(TokenKind.GNU_ALIGNOF)
        ? context.layout.alignmentOf(plain)
        : context.layout.memberAlignmentOf(plain);
  }

  /** A constant, or with a variable index an expression. */
  Expression offsetof(ExpressionSyntax.Offsetof syntax) {
    IntType sizeType = context.layout.sizeType();
    CType type = context.typeName(syntax.type()).type();
    Location location = syntax.token().location();
    long offset = 0;
    Optional<Expression> variable = Optional.empty();
    for (ExpressionSyntax.PathStep step : syntax.path()) {
      switch (step) {
        case ExpressionSyntax.PathStep.Field(Token name) -> {
          List<StructType.Field> path = context.expressions.objects().path(type, name);
          if (((StructType) type).isVariable()) {
            throw context.report.fail(name, "'offsetof' in a structure of variable size");
          }
          if (path.getLast().isBitField()) {
            throw context.report.fail(name, "'offsetof' applied to a bit-field");
          }
          for (StructType.Field f : path) {
            offset += f.offset();
          }
          type = path.getLast().type();
        }
        case ExpressionSyntax.PathStep.Element(Token bracket, ExpressionSyntax indexSyntax) -> {
          if (!(type instanceof ArrayType array)) {
            throw context.report.fail(bracket, "subscripted member is not an array");
          }
          type = array.element();
          Expression index = ImplicitConversions.decay(context.expressions.check(indexSyntax));
          Optional<BigInteger> constant = context.folder.integer(index);
          long size = context.layout.sizeOf(type);
          if (constant.isPresent()) {
            offset += constant.get().longValue() * size;
          } else {
            variable = Optional.of(plus(variable, times(index, size, location), location));
          }
        }
      }
    }
    Expression fixed =
        new Expression.IntegerConstant(
            sizeType.wrap(BigInteger.valueOf(offset)), sizeType, location);
    return plus(variable, fixed, location);
  }

  private Expression times(Expression index, long size, Location location) {
    IntType sizeType = context.layout.sizeType();
    return new Expression.Binary(
        Expression.BinaryOperator.MULTIPLY,
        ImplicitConversions.implicit(index, sizeType),
        new Expression.IntegerConstant(BigInteger.valueOf(size), sizeType, location),
        sizeType,
        location);
  }

  private static Expression plus(Optional<Expression> sum, Expression summand, Location location) {
    return sum.isEmpty()
        ? summand
        : new Expression.Binary(
            Expression.BinaryOperator.ADD, sum.get(), summand, summand.type(), location);
  }
}
