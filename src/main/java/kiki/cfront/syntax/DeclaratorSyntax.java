// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;

/**
 * A declarator, outermost constructor first: in {@code *a[3]} the pointer holds the array holds the
 * name, so that the type is built by walking inwards.
 */
public sealed interface DeclaratorSyntax {
  Token token();

  /** The innermost part; an abstract declarator has no {@code name}. */
  record Name(Token token, Optional<Token> name) implements DeclaratorSyntax {}

  record Pointer(
      Token token, QualifierSet qualifiers, List<AttributeSyntax> marks, DeclaratorSyntax inner)
      implements DeclaratorSyntax {}

  /** Attributes in front of a parenthesised or plain declarator, as in {@code (__attr f)(void)}. */
  record Attributed(Token token, List<AttributeSyntax> leading, DeclaratorSyntax inner)
      implements DeclaratorSyntax {}

  record Array(Token token, DeclaratorSyntax inner, QualifierSet qualifiers, Extent extent)
      implements DeclaratorSyntax {}

  record Function(Token token, DeclaratorSyntax inner, Parameters parameters)
      implements DeclaratorSyntax {}

  /** What stands between the brackets. */
  sealed interface Extent {
    record Size(ExpressionSyntax expression) implements Extent {}

    /** {@code []}. */
    record Empty() implements Extent {}

    /** {@code [*]}. */
    record Star() implements Extent {}
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

  /** The token of the name declared. */
  default Optional<Token> name() {
    return innermost().name;
  }

  /** The same of a declarator that is not abstract. */
  default Token declaredName() {
    return name().orElseThrow();
  }

  /**
   * Attributes of what is declared that stand inside the declarator: those in front of it, and
   * those of the pointer that is next to the name. Others belong to types that it is made from.
   */
  default List<AttributeSyntax> attributes() {
    List<AttributeSyntax> leading = new ArrayList<>();
    List<AttributeSyntax> ofPointer = List.of();
    DeclaratorSyntax d = this;
    while (!(d instanceof Name)) {
      switch (d) {
        case Name n -> {}
        case Pointer p -> {
          ofPointer = p.marks;
          d = p.inner;
        }
        case Attributed a -> {
          leading.addAll(a.leading);
          d = a.inner;
        }
        case Array a -> d = a.inner;
        case Function f -> d = f.inner;
      }
    }
    leading.addAll(ofPointer);
    return leading;
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

  /** The function declarator that applies directly to the name. */
  default Optional<Function> innermostFunction() {
    DeclaratorSyntax d = this;
    Optional<Function> last = Optional.empty();
    while (true) {
      switch (d) {
        case Name n -> {
          return last;
        }
        case Pointer p -> {
          d = p.inner;
          last = Optional.empty();
        }
        case Attributed a -> d = a.inner;
        case Array a -> {
          d = a.inner;
          last = Optional.empty();
        }
        case Function f -> {
          d = f.inner;
          last = Optional.of(f);
        }
      }
    }
  }
}
