// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.AttributeSyntax;
import kiki.cfront.syntax.ExpressionSyntax;
import kiki.cfront.syntax.QualifierSet;
import kiki.cfront.syntax.Specifiers;
import kiki.cfront.syntax.TypeName;
import kiki.cfront.syntax.TypeSpecifier;

/** Declaration specifiers and type names (C11 6.7, 6.7.7). */
final class TypeParser {
  /** Where specifiers stand decides what else may follow. */
  enum Place {
    DECLARATION,
    /** Structure members, type names: no storage classes. */
    TYPE_ONLY
  }

  private final Parser parser;
  private final TagParser tags;

  TypeParser(Parser parser) {
    this.parser = parser;
    this.tags = new TagParser(parser);
  }

  /** Whether a type name starts with this token. */
  boolean startsType(Token token) {
    return switch (token.kind()) {
      case IDENTIFIER -> parser.names.isType(token.text());
      case CONST, VOLATILE, RESTRICT, ATOMIC, STRUCT, UNION, ENUM, TYPEOF, AUTO_TYPE, ATTRIBUTE ->
          true;
      case CPROVER_BITVECTOR, CPROVER_FLOATBV, CPROVER_FIXEDBV, BIT_INT -> true;
      default -> isBasicWord(token.kind());
    };
  }

  /** Whether a declaration starts with this token. */
  boolean startsDeclaration(Token token) {
    return switch (token.kind()) {
      case TYPEDEF,
          EXTERN,
          STATIC,
          AUTO,
          REGISTER,
          THREAD_LOCAL,
          CONSTEXPR,
          INLINE,
          NORETURN,
          ALIGNAS ->
          true;
      default -> startsType(token);
    };
  }

  private static boolean isBasicWord(TokenKind kind) {
    return switch (kind) {
      case VOID,
          CHAR_TYPE,
          SHORT,
          INT,
          LONG,
          FLOAT,
          DOUBLE,
          SIGNED,
          UNSIGNED,
          BOOL,
          COMPLEX,
          IMAGINARY,
          INT128,
          FLOAT16,
          FLOAT32,
          FLOAT64,
          FLOAT128,
          FLOAT32X,
          FLOAT64X,
          FLOAT80,
          DECIMAL32,
          DECIMAL64,
          DECIMAL128,
          CPROVER_BOOL ->
          true;
      default -> false;
    };
  }

  TypeName typeName() {
    Specifiers specifiers = specifiers(Place.TYPE_ONLY);
    return new TypeName(
        specifiers, parser.declarators.declarator(DeclaratorParser.Naming.ABSTRACT));
  }

  /** Collects specifiers; the parts of {@link Specifiers} while they are incomplete. */
  private static final class Collected {
    final List<Token> storage = new ArrayList<>();
    final List<Token> qualifiers = new ArrayList<>();
    final List<Token> words = new ArrayList<>();
    final List<Specifiers.Alignment> alignments = new ArrayList<>();
    final List<AttributeSyntax> attributes = new ArrayList<>();
    TypeSpecifier type;

    boolean hasType() {
      return type != null || !words.isEmpty();
    }

    /** C23: {@code auto} alone takes the type of the initialiser. */
    private TypeSpecifier words() {
      Token auto = storage.stream().filter(t -> t.is(TokenKind.AUTO)).findFirst().orElse(null);
      return words.isEmpty() && auto != null
          ? new TypeSpecifier.Inferred(auto)
          : new TypeSpecifier.Basic(words);
    }

    TypeSpecifier finished() {
      return switch (type) {
        case null -> words();
        case TypeSpecifier.BitVector b -> new TypeSpecifier.BitVector(b.token(), b.width(), words);
        default -> type;
      };
    }
  }

  Specifiers specifiers(Place place) {
    Token first = parser.cursor.peek();
    Collected found = new Collected();
    while (specifier(found, place)) {}
    dropNamedFloat(found);
    if (found.type != null
        && !(found.type instanceof TypeSpecifier.BitVector)
        && !found.words.isEmpty()) {
      throw parser.cursor.failure(
          found.words.getFirst(), "two or more types in declaration specifiers");
    }
    return new Specifiers(
        first,
        found.storage,
        new QualifierSet(found.qualifiers),
        found.finished(),
        found.alignments,
        found.attributes);
  }

  /** Headers made for other compilers say {@code typedef float _Float32;}, which is true here. */
  private void dropNamedFloat(Collected found) {
    boolean typedef = found.storage.stream().anyMatch(t -> t.is(TokenKind.TYPEDEF));
    if (typedef && found.words.size() > 1 && parser.cursor.at(TokenKind.SEMICOLON)) {
      switch (found.words.getLast().kind()) {
        case FLOAT16, FLOAT32, FLOAT64, FLOAT128, FLOAT32X, FLOAT64X -> found.words.removeLast();
        default -> {}
      }
    }
  }

  private boolean specifier(Collected found, Place place) {
    Cursor cursor = parser.cursor;
    Token token = cursor.peek();
    switch (token.kind()) {
      case TYPEDEF, EXTERN, STATIC, AUTO, REGISTER, THREAD_LOCAL, CONSTEXPR, INLINE, NORETURN -> {
        if (place == Place.TYPE_ONLY) {
          throw cursor.expected("a type");
        }
        found.storage.add(cursor.next());
      }
      case CONST, VOLATILE, RESTRICT -> found.qualifiers.add(cursor.next());
      case ATOMIC -> {
        if (cursor.peek(1).is(TokenKind.LEFT_PAREN)) {
          setType(found, atomic());
        } else {
          found.qualifiers.add(cursor.next());
        }
      }
      case ALIGNAS -> found.alignments.add(alignment());
      case ATTRIBUTE -> parser.attributes.readInto(found.attributes);
      case LEFT_BRACKET -> {
        if (!parser.attributes.atAttribute()) {
          return false;
        }
        parser.attributes.readInto(found.attributes);
      }
      case EXTENSION -> cursor.next();
      case STRUCT, UNION -> setType(found, tags.record());
      case ENUM -> setType(found, tags.enumeration());
      case TYPEOF -> setType(found, typeof());
      case AUTO_TYPE -> setType(found, new TypeSpecifier.Inferred(cursor.next()));
      case CPROVER_BITVECTOR ->
          setType(found, bitVector(TokenKind.LEFT_BRACKET, TokenKind.RIGHT_BRACKET));
      case BIT_INT -> setType(found, bitVector(TokenKind.LEFT_PAREN, TokenKind.RIGHT_PAREN));
      case CPROVER_FLOATBV, CPROVER_FIXEDBV ->
          throw cursor.unsupported(token, "'" + token.text() + "' is not supported");
      case IDENTIFIER -> {
        if (found.hasType() || !parser.names.isType(token.text())) {
          return false;
        }
        found.type = new TypeSpecifier.TypedefName(cursor.next());
      }
      default -> {
        if (!isBasicWord(token.kind())) {
          return false;
        }
        found.words.add(cursor.next());
      }
    }
    return true;
  }

  private void setType(Collected found, TypeSpecifier type) {
    if (found.type != null) {
      throw parser.cursor.failure(
          parser.cursor.peek(), "two or more types in declaration specifiers");
    }
    found.type = type;
  }

  private TypeSpecifier atomic() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    cursor.expect(TokenKind.LEFT_PAREN);
    cursor.enter();
    TypeName type = typeName();
    cursor.leave();
    cursor.expect(TokenKind.RIGHT_PAREN);
    return new TypeSpecifier.Atomic(keyword, type);
  }

  private Specifiers.Alignment alignment() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    cursor.expect(TokenKind.LEFT_PAREN);
    boolean isType = startsType(cursor.peek());
    Specifiers.Alignment result =
        isType
            ? new Specifiers.Alignment.OfType(keyword, typeName())
            : new Specifiers.Alignment.OfExpression(keyword, parser.expressions.constant());
    cursor.expect(TokenKind.RIGHT_PAREN);
    return result;
  }

  private TypeSpecifier typeof() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    cursor.expect(TokenKind.LEFT_PAREN);
    cursor.enter();
    TypeSpecifier result =
        startsType(cursor.peek())
            ? new TypeSpecifier.TypeofType(keyword, typeName())
            : new TypeSpecifier.TypeofExpression(keyword, parser.expressions.expression());
    cursor.leave();
    cursor.expect(TokenKind.RIGHT_PAREN);
    return result;
  }

  private TypeSpecifier bitVector(TokenKind open, TokenKind close) {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    cursor.expect(open);
    ExpressionSyntax width = parser.expressions.constant();
    cursor.expect(close);
    return new TypeSpecifier.BitVector(keyword, width, List.of());
  }
}
