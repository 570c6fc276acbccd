// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;

/**
 * Declaration specifiers (C11 6.7). {@code storage} holds storage classes and function specifiers;
 * {@code alignments} the operands of {@code _Alignas}.
 */
public record Specifiers(
    Token token,
    List<Token> storage,
    QualifierSet qualifiers,
    TypeSpecifier type,
    List<Alignment> alignments,
    List<AttributeSyntax> attributes) {

  public boolean has(TokenKind kind) {
    return storage.stream().anyMatch(t -> t.is(kind));
  }

  /** {@code _Alignas(expression)} or {@code _Alignas(type)}. */
  public sealed interface Alignment {
    Token token();

    record OfExpression(Token token, ExpressionSyntax expression) implements Alignment {}

    record OfType(Token token, TypeName type) implements Alignment {}
  }
}
