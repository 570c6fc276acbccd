// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.syntax.DeclarationSyntax;
import kiki.cfront.syntax.TranslationUnitSyntax;

/**
 * A recursive-descent parser of C11 with GNU extensions. Chains (binary operators, {@code else if},
 * conditional operators, statements) are parsed by loops; what nests is bounded by {@link
 * Cursor#NESTING_LIMIT}.
 */
public final class Parser {
  final Cursor cursor;
  final NameScopes names = new NameScopes();
  final ExpressionParser expressions;
  final TypeParser types;
  final DeclaratorParser declarators;
  final DeclarationParser declarations;
  final StatementParser statements;
  final AttributeParser attributes;
  final ClauseParser clauses;

  private Parser(Diagnostics diagnostics) {
    this.cursor = new Cursor(diagnostics);
    this.expressions = new ExpressionParser(this);
    this.types = new TypeParser(this);
    this.declarators = new DeclaratorParser(this);
    this.declarations = new DeclarationParser(this);
    this.statements = new StatementParser(this);
    this.attributes = new AttributeParser(this);
    this.clauses = new ClauseParser(this);
  }

  /** Parses a whole file; syntax errors are reported, what is broken is left out. */
  public static TranslationUnitSyntax parse(List<Token> tokens, Diagnostics diagnostics) {
    Parser parser = new Parser(diagnostics);
    parser.cursor.start(tokens);
    return parser.translationUnit();
  }

  private TranslationUnitSyntax translationUnit() {
    List<DeclarationSyntax> result = new ArrayList<>();
    while (!cursor.at(TokenKind.EOF)) {
      int before = cursor.position();
      try {
        if (!cursor.accept(TokenKind.SEMICOLON)) {
          result.add(declarations.external());
        }
      } catch (SyntaxFailure failure) {
        recover(before);
      }
    }
    return new TranslationUnitSyntax(result);
  }

  private void recover(int before) {
    cursor.restoreDepth(0);
    cursor.skipStatement();
    cursor.accept(TokenKind.RIGHT_BRACE);
    if (cursor.position() == before) {
      cursor.next();
    }
  }
}
