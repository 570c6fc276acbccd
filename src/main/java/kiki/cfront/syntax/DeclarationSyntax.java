// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;

/** A declaration at file or block scope. */
public sealed interface DeclarationSyntax {
  Token token();

  /** Specifiers with any number of declarators. */
  record Plain(Specifiers specifiers, List<InitDeclarator> declarators)
      implements DeclarationSyntax {
    @Override
    public Token token() {
      return specifiers.token();
    }
  }

  /** {@code oldParameters} are the declarations of a K&amp;R definition's parameters. */
  record Function(
      Specifiers specifiers,
      DeclaratorSyntax declarator,
      List<AttributeSyntax> attributes,
      List<ClauseSyntax> clauses,
      List<Plain> oldParameters,
      StatementSyntax.Block body)
      implements DeclarationSyntax {
    @Override
    public Token token() {
      return specifiers.token();
    }
  }

  record StaticAssert(Token token, ExpressionSyntax condition, List<Token> message)
      implements DeclarationSyntax {}

  /** {@code asm("...")} at file scope. */
  record Assembly(Token token, List<Token> text) implements DeclarationSyntax {}

  /** {@code label} is the assembler name given by {@code asm("...")}, or empty. */
  record InitDeclarator(
      DeclaratorSyntax declarator,
      List<Token> label,
      List<AttributeSyntax> attributes,
      List<ClauseSyntax> clauses,
      Optional<InitializerSyntax> initializer) {}
}
