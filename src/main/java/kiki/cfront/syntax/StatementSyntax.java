// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;

/** A statement as written. */
public sealed interface StatementSyntax {
  Token token();

  record Block(Token token, List<StatementSyntax> body, Token end) implements StatementSyntax {}

  record Declare(DeclarationSyntax declaration) implements StatementSyntax {
    @Override
    public Token token() {
      return declaration.token();
    }
  }

  record Evaluate(Token token, ExpressionSyntax expression) implements StatementSyntax {}

  record Empty(Token token) implements StatementSyntax {}

  record If(
      Token token,
      ExpressionSyntax condition,
      StatementSyntax whenTrue,
      Optional<StatementSyntax> whenFalse)
      implements StatementSyntax {}

  record While(Token token, ExpressionSyntax condition, StatementSyntax body)
      implements StatementSyntax {}

  record DoWhile(Token token, StatementSyntax body, ExpressionSyntax condition)
      implements StatementSyntax {}

  /** {@code initial} is a Declare or an Evaluate. */
  record For(
      Token token,
      Optional<StatementSyntax> initial,
      Optional<ExpressionSyntax> condition,
      Optional<ExpressionSyntax> step,
      StatementSyntax body)
      implements StatementSyntax {}

  /** A loop with its contract. */
  record Contracted(List<ClauseSyntax> clauses, StatementSyntax loop) implements StatementSyntax {
    @Override
    public Token token() {
      return loop.token();
    }
  }

  record Switch(Token token, ExpressionSyntax value, StatementSyntax body)
      implements StatementSyntax {}

  /** {@code high} is there if a range is given. */
  record Case(
      Token token, ExpressionSyntax low, Optional<ExpressionSyntax> high, StatementSyntax body)
      implements StatementSyntax {}

  record Default(Token token, StatementSyntax body) implements StatementSyntax {}

  record Label(Token token, StatementSyntax body) implements StatementSyntax {}

  /** GNU {@code __label__ a, b;}. */
  record LocalLabels(Token token, List<Token> names) implements StatementSyntax {}

  record Goto(Token token, Token label) implements StatementSyntax {}

  record ComputedGoto(Token token, ExpressionSyntax target) implements StatementSyntax {}

  record Break(Token token) implements StatementSyntax {}

  record Continue(Token token) implements StatementSyntax {}

  record Return(Token token, Optional<ExpressionSyntax> value) implements StatementSyntax {}

  record Assembly(
      Token token,
      List<Token> text,
      List<Operand> outputs,
      List<Operand> inputs,
      List<Token> clobbers,
      List<Token> labels)
      implements StatementSyntax {}

  /** An operand of inline assembly. */
  record Operand(List<Token> constraint, ExpressionSyntax value) {}
}
