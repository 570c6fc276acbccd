// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import kiki.cfront.lex.Token;

/**
 * A declarator, outermost constructor first: in {@code *a[3]} the pointer holds the array holds the
 * name, so that the type is built by walking inwards.
 */
public sealed interface DeclaratorSyntax {
  Token token();

  /** The innermost part; {@code name} is null in an abstract declarator. */
  record Name(Token token, Token name) implements DeclaratorSyntax {}

  record Pointer(
      Token token,
      QualifierSet qualifiers,
      List<AttributeSyntax> attributes,
      DeclaratorSyntax inner)
      implements DeclaratorSyntax {}

  /** Attributes in front of a parenthesised or plain declarator, as in {@code (__attr f)(void)}. */
  record Attributed(Token token, List<AttributeSyntax> attributes, DeclaratorSyntax inner)
      implements DeclaratorSyntax {}

  /** {@code size} is null in {@code []} and {@code [*]}. */
  record Array(
      Token token,
      DeclaratorSyntax inner,
      QualifierSet qualifiers,
      ExpressionSyntax size,
      ArrayForm form)
      implements DeclaratorSyntax {}

  record Function(Token token, DeclaratorSyntax inner, Parameters parameters)
      implements DeclaratorSyntax {}

  /** What stands between the brackets. */
  enum ArrayForm {
    SIZE,
    EMPTY,
    STAR
  }

  /** What stands between a function declarator's parentheses. */
  sealed interface Parameters {
    record Prototype(List<Parameter> parameters, Ending ending) implements Parameters {}

    /** The names of a K&amp;R definition; an empty list is {@code ()}. */
    record Names(List<Token> names) implements Parameters {}
  }

  /** Whether a parameter list ends in an ellipsis. */
  enum Ending {
    FIXED,
    ELLIPSIS
  }

  record Parameter(
      Specifiers specifiers, DeclaratorSyntax declarator, List<AttributeSyntax> attributes) {}

  /** The token of the name declared, or null. */
  default Token name() {
    return innermost().name;
  }

  /** The innermost part. */
  default Name innermost() {
    DeclaratorSyntax d = this;
    while (true) {
      switch (d) {
        case Name n -> {
          return n;
        }
        case Pointer p -> d = p.inner;
        case Attributed a -> d = a.inner;
        case Array a -> d = a.inner;
        case Function f -> d = f.inner;
      }
    }
  }

  /** The function declarator that applies directly to the name, or null. */
  default Function innermostFunction() {
    DeclaratorSyntax d = this;
    Function last = null;
    while (true) {
      switch (d) {
        case Name n -> {
          return last;
        }
        case Pointer p -> {
          d = p.inner;
          last = null;
        }
        case Attributed a -> d = a.inner;
        case Array a -> {
          d = a.inner;
          last = null;
        }
        case Function f -> {
          d = f.inner;
          last = f;
        }
      }
    }
  }
}
