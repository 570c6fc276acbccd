// SPDX-License-Identifier: Apache-2.0
package kiki.witness.weave;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumSet;
import java.util.Set;
import kiki.cfront.lex.Keywords;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Names;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.CError;
import kiki.cfront.source.Diagnostics;
import kiki.cfront.source.SourceText;
import kiki.witness.format.WitnessError;

/**
 * Holds that a text is one expression that changes nothing. What is woven into a program must not
 * change what the program does: an assignment, a call that does not return or a parenthesis that
 * ends too early would make a false claim come true.
 */
public final class PureExpression {
  /** With these a parenthesis begins that holds a type, so that no call follows it. */
  private static final Set<TokenKind> TYPES =
      EnumSet.of(
          TokenKind.VOID,
          TokenKind.BOOL,
          TokenKind.CHAR_TYPE,
          TokenKind.SHORT,
          TokenKind.INT,
          TokenKind.LONG,
          TokenKind.INT128,
          TokenKind.FLOAT,
          TokenKind.DOUBLE,
          TokenKind.SIGNED,
          TokenKind.UNSIGNED,
          TokenKind.STRUCT,
          TokenKind.UNION,
          TokenKind.ENUM,
          TokenKind.CONST,
          TokenKind.VOLATILE);

  /** What else an expression without effects is made of. */
  private static final Set<TokenKind> HARMLESS =
      EnumSet.of(
          TokenKind.IDENTIFIER,
          TokenKind.NUMBER,
          TokenKind.CHAR,
          TokenKind.SIZEOF,
          TokenKind.ALIGNOF,
          TokenKind.LEFT_PAREN,
          TokenKind.RIGHT_PAREN,
          TokenKind.LEFT_BRACKET,
          TokenKind.RIGHT_BRACKET,
          TokenKind.DOT,
          TokenKind.ARROW,
          TokenKind.AMPERSAND,
          TokenKind.STAR,
          TokenKind.PLUS,
          TokenKind.MINUS,
          TokenKind.TILDE,
          TokenKind.EXCLAMATION,
          TokenKind.SLASH,
          TokenKind.PERCENT,
          TokenKind.SHIFT_LEFT,
          TokenKind.SHIFT_RIGHT,
          TokenKind.LESS,
          TokenKind.GREATER,
          TokenKind.LESS_EQUAL,
          TokenKind.GREATER_EQUAL,
          TokenKind.EQUAL_EQUAL,
          TokenKind.NOT_EQUAL,
          TokenKind.CARET,
          TokenKind.BAR,
          TokenKind.AND_AND,
          TokenKind.OR_OR,
          TokenKind.QUESTION,
          TokenKind.COLON);

  private final String text;
  private final int line;

  /** The first token in each parenthesis or bracket that is open. */
  private final Deque<TokenKind> open = new ArrayDeque<>();

  private boolean mayCall;

  private PureExpression(String text, int line) {
    this.text = text;
    this.line = line;
  }

  /**
   * Returns the text.
   *
   * @param line of the witness where it stands
   * @throws WitnessError if it is no such expression
   * @throws WitnessObstacle if it may call a function
   */
  static String checked(String text, int line) {
    new PureExpression(text, line).check();
    return text;
  }

  /** Whether a text is such an expression. */
  public static boolean isPure(String text) {
    try {
      checked(text, 0);
      return true;
    } catch (WitnessError | WitnessObstacle e) {
      return false;
    }
  }

  private void check() {
    if (text.contains("//") || text.contains("/*")) {
      throw new WitnessError(line, "'" + text + "' has a comment");
    }
    try {
      Lexer lexer = Lexer.of(new SourceText("", text), new Names(), new Diagnostics());
      for (Token t = lexer.next(); !t.is(TokenKind.EOF); t = lexer.next()) {
        accept(t.is(TokenKind.IDENTIFIER) ? Keywords.kindOf(t.text()) : t.kind(), t);
      }
    } catch (CError e) {
      throw new WitnessError(line, "'" + text + "' is not C: " + e.diagnostic().message());
    }
    if (!open.isEmpty()) {
      throw unbalanced();
    }
  }

  private void accept(TokenKind kind, Token token) {
    if (kind == TokenKind.NEWLINE) {
      return;
    }
    if (!TYPES.contains(kind) && !HARMLESS.contains(kind)) {
      throw new WitnessError(
          line, "'" + token.text() + "' in '" + text + "': no condition without effects has that");
    }
    switch (kind) {
      case LEFT_PAREN, LEFT_BRACKET -> {
        if (kind == TokenKind.LEFT_PAREN && mayCall) {
          throw new WitnessObstacle(line, "'" + text + "' may call a function");
        }
        enter(kind);
        open.push(TokenKind.EOF);
        mayCall = false;
      }
      case RIGHT_PAREN, RIGHT_BRACKET -> {
        if (open.isEmpty()) {
          throw unbalanced();
        }
        mayCall = !TYPES.contains(open.pop()) || kind == TokenKind.RIGHT_BRACKET;
      }
      default -> {
        enter(kind);
        mayCall =
            kind == TokenKind.IDENTIFIER || kind == TokenKind.NUMBER || kind == TokenKind.CHAR;
      }
    }
  }

  /** The first token of a parenthesis says what is in it. */
  private void enter(TokenKind kind) {
    if (!open.isEmpty() && open.peek() == TokenKind.EOF) {
      open.pop();
      open.push(kind);
    }
  }

  private WitnessError unbalanced() {
    return new WitnessError(line, "parentheses in '" + text + "' do not match");
  }
}
