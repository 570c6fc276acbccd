// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.parse;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.syntax.ClauseSyntax;
import kiki.cfront.syntax.DeclaratorSyntax;
import kiki.cfront.syntax.ExpressionSyntax;

/** The clauses of function contracts and loop contracts. */
final class ClauseParser {
  private static final Set<String> OF_FUNCTIONS =
      Set.of("__CPROVER_requires", "__CPROVER_ensures", "__CPROVER_assigns", "__CPROVER_frees");
  private static final Set<String> OF_LOOPS =
      Set.of(
          "__CPROVER_loop_invariant",
          "__CPROVER_decreases",
          "__CPROVER_assigns",
          "__CPROVER_frees");

  private final Parser parser;

  ClauseParser(Parser parser) {
    this.parser = parser;
  }

  /** What follows a function declarator; its parameters are in scope. */
  List<ClauseSyntax> ofFunction(DeclaratorSyntax declarator) {
    Optional<DeclaratorSyntax.Function> function = declarator.innermostFunction();
    if (function.isEmpty() || !at(OF_FUNCTIONS)) {
      return List.of();
    }
    int mark = parser.names.open();
    try {
      parser.declarations.declareParameters(function.get());
      return clauses(OF_FUNCTIONS);
    } finally {
      parser.names.close(mark);
    }
  }

  /** What stands between a loop's head and its body. */
  List<ClauseSyntax> ofLoop() {
    return clauses(OF_LOOPS);
  }

  private boolean at(Set<String> keywords) {
    return parser.cursor.at(TokenKind.IDENTIFIER) && keywords.contains(parser.cursor.peek().text());
  }

  private List<ClauseSyntax> clauses(Set<String> keywords) {
    List<ClauseSyntax> clauses = new ArrayList<>();
    while (at(keywords)) {
      clauses.add(clause());
    }
    return clauses;
  }

  private ClauseSyntax clause() {
    Cursor cursor = parser.cursor;
    Token keyword = cursor.next();
    cursor.expect(TokenKind.LEFT_PAREN);
    List<ClauseSyntax.Group> groups = new ArrayList<>();
    while (!cursor.at(TokenKind.RIGHT_PAREN)) {
      groups.add(group());
      if (!cursor.accept(TokenKind.SEMICOLON)) {
        break;
      }
    }
    cursor.expect(TokenKind.RIGHT_PAREN);
    return new ClauseSyntax(keyword, groups);
  }

  private ClauseSyntax.Group group() {
    Cursor cursor = parser.cursor;
    ExpressionSyntax first = parser.expressions.assignment();
    Optional<ExpressionSyntax> condition = Optional.empty();
    if (cursor.accept(TokenKind.COLON)) {
      condition = Optional.of(first);
      first = parser.expressions.assignment();
    }
    List<ExpressionSyntax> targets = new ArrayList<>();
    targets.add(first);
    while (cursor.accept(TokenKind.COMMA)) {
      targets.add(parser.expressions.assignment());
    }
    return new ClauseSyntax.Group(condition, targets);
  }
}
