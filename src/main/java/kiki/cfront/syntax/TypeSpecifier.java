// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.syntax;

import java.util.List;
import java.util.Optional;
import kiki.cfront.lex.Token;

/** What names the type among declaration specifiers. */
public sealed interface TypeSpecifier {
  /** Keywords such as {@code unsigned long int}; none at all means {@code int}. */
  record Basic(List<Token> words) implements TypeSpecifier {}

  record TypedefName(Token name) implements TypeSpecifier {}

  /**
   * A structure or union; a mere reference has no {@code members}.
   *
   * @param pack the alignment limit of {@code #pragma pack} in bytes at the closing brace, or 0
   */
  record Record(
      Token token,
      Optional<Token> tag,
      Optional<List<MemberDeclaration>> members,
      List<AttributeSyntax> attributes,
      int pack)
      implements TypeSpecifier {}

  /** A mere reference has no {@code enumerators}. */
  record Enumeration(
      Token token,
      Optional<Token> tag,
      Optional<TypeName> underlying,
      Optional<List<Enumerator>> enumerators,
      List<AttributeSyntax> attributes)
      implements TypeSpecifier {}

  record TypeofExpression(Token token, ExpressionSyntax expression) implements TypeSpecifier {}

  record TypeofType(Token token, TypeName type) implements TypeSpecifier {}

  /** {@code _Atomic(type)}. */
  record Atomic(Token token, TypeName type) implements TypeSpecifier {}

  /** {@code __auto_type}. */
  record Inferred(Token token) implements TypeSpecifier {}

  /**
   * {@code __CPROVER_bitvector[width]} or C23's {@code _BitInt(width)}, with an optional {@code
   * signed} or {@code unsigned}.
   */
  record BitVector(Token token, ExpressionSyntax width, List<Token> words)
      implements TypeSpecifier {}

  /** Without a {@code value}, it counts on. */
  record Enumerator(Token name, Optional<ExpressionSyntax> value) {}

  /** A declaration inside a structure or union. */
  sealed interface MemberDeclaration {
    record Members(Specifiers specifiers, List<MemberDeclarator> declarators)
        implements MemberDeclaration {}

    record Assertion(DeclarationSyntax.StaticAssert assertion) implements MemberDeclaration {}
  }

  /** A bit-field has a {@code width}. */
  record MemberDeclarator(
      DeclaratorSyntax declarator,
      Optional<ExpressionSyntax> width,
      List<AttributeSyntax> attributes) {}
}
