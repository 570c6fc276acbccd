// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;

/**
 * An expression as written. Parentheses and {@code __extension__} leave no trace. The token is the
 * one a message points at: the operator, or the first token where there is none.
 */
public sealed interface ExpressionSyntax {
  Token token();

  record Name(Token token) implements ExpressionSyntax {}

  record Number(Token token) implements ExpressionSyntax {}

  record Character(Token token) implements ExpressionSyntax {}

  /** Adjacent string literals. */
  record Text(List<Token> tokens) implements ExpressionSyntax {
    @Override
    public Token token() {
      return tokens.getFirst();
    }
  }

  /** {@code __func__} and its kin. */
  record FunctionName(Token token) implements ExpressionSyntax {}

  /** Prefix {@code & * + - ~ ! ++ -- __real__ __imag__}; the token is the operator. */
  record Prefix(Token token, ExpressionSyntax operand) implements ExpressionSyntax {
    public TokenKind operator() {
      return token.kind();
    }
  }

  /** Postfix {@code ++ --}. */
  record Postfix(Token token, ExpressionSyntax operand) implements ExpressionSyntax {}

  /** Every operator on two operands but assignments: arithmetic, logical and the comma. */
  record Infix(Token token, ExpressionSyntax left, ExpressionSyntax right)
      implements ExpressionSyntax {}

  record Assignment(Token token, ExpressionSyntax target, ExpressionSyntax value)
      implements ExpressionSyntax {}

  /** GNU's {@code a ?: b} has no {@code whenTrue}. */
  record Conditional(
      Token token,
      ExpressionSyntax condition,
      Optional<ExpressionSyntax> whenTrue,
      ExpressionSyntax whenFalse)
      implements ExpressionSyntax {}

  record Cast(Token token, TypeName type, ExpressionSyntax operand) implements ExpressionSyntax {}

  record CompoundLiteral(Token token, TypeName type, InitializerSyntax.Braces initializer)
      implements ExpressionSyntax {}

  record SizeofExpression(Token token, ExpressionSyntax operand) implements ExpressionSyntax {}

  record SizeofType(Token token, TypeName type) implements ExpressionSyntax {}

  /** {@code _Alignof} and {@code __alignof__}: the token tells which. */
  record AlignofExpression(Token token, ExpressionSyntax operand) implements ExpressionSyntax {}

  record AlignofType(Token token, TypeName type) implements ExpressionSyntax {}

  record Call(Token token, ExpressionSyntax function, List<ExpressionSyntax> arguments)
      implements ExpressionSyntax {}

  record Index(Token token, ExpressionSyntax base, ExpressionSyntax index)
      implements ExpressionSyntax {}

  /** {@code base.name} or {@code base->name}: the token tells which. */
  record Member(Token token, ExpressionSyntax base, Token name) implements ExpressionSyntax {}

  record StatementExpression(Token token, StatementSyntax.Block body) implements ExpressionSyntax {}

  /** GNU {@code &&label}. */
  record LabelAddress(Token token, Token label) implements ExpressionSyntax {}

  record Generic(Token token, ExpressionSyntax selector, List<Association> associations)
      implements ExpressionSyntax {}

  /** {@code default} has no {@code type}. */
  record Association(Token token, Optional<TypeName> type, ExpressionSyntax value) {}

  /** CBMC's {@code a ==> b}; the token is that of {@code ==}. */
  record Implication(Token token, ExpressionSyntax left, ExpressionSyntax right)
      implements ExpressionSyntax {}

  /** CBMC's {@code __CPROVER_forall { int i; c }}; the token is the quantifier. */
  record Quantified(Token token, DeclarationSyntax variable, ExpressionSyntax condition)
      implements ExpressionSyntax {}

  record VariadicArgument(Token token, ExpressionSyntax list, TypeName type)
      implements ExpressionSyntax {}

  /** {@code __builtin_offsetof(type, path)}. */
  record Offsetof(Token token, TypeName type, List<PathStep> path) implements ExpressionSyntax {}

  record TypesCompatible(Token token, TypeName left, TypeName right) implements ExpressionSyntax {}

  record Choose(
      Token token,
      ExpressionSyntax condition,
      ExpressionSyntax whenTrue,
      ExpressionSyntax whenFalse)
      implements ExpressionSyntax {}

  /** {@code __builtin_convertvector(value, type)}. */
  record ConvertVector(Token token, ExpressionSyntax value, TypeName type)
      implements ExpressionSyntax {}

  /** A step of {@code offsetof}'s second operand. */
  sealed interface PathStep {
    record Field(Token name) implements PathStep {}

    record Element(Token token, ExpressionSyntax index) implements PathStep {}
  }
}
