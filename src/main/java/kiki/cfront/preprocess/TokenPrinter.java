// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.List;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.macro.Stringizer;
import kiki.util.CheckSwitches;

/** Writes tokens as text that reads back as the same tokens, with line markers as in gcc. */
final class TokenPrinter {
  /** Up to this many empty lines are shorter than a marker. */
  private static final int MOST_EMPTY_LINES = 8;

  private final StringBuilder out = new StringBuilder();
  private String file = "";
  private int line;
  private Token previous;

  String print(List<Token> tokens) {
    for (Token token : tokens) {
      if (!token.is(TokenKind.EOF)) {
        if (token.is(TokenKind.PRAGMA)) {
          pragma(token);
        } else {
          moveTo(token);
          separate(token);
          out.append(token.text());
          previous = token;
        }
      }
    }
    endLine();
    return out.toString();
  }

  private void pragma(Token token) {
    endLine();
    moveTo(token);
    out.append("#pragma ").append(token.text()).append('\n');
    line++;
    previous = null;
  }

  /** A token of an earlier line stays where it is: macro arguments may come out of order. */
  private void moveTo(Token token) {
    int distance = token.line() - line;
    boolean sameFile = token.file().equals(file);
    if (sameFile && (distance == 0 || previous != null && distance < 0)) {
      return;
    }
    if (sameFile && distance > 0 && distance <= MOST_EMPTY_LINES) {
      out.append("\n".repeat(distance));
    } else {
      endLine();
      out.append("# ").append(token.line()).append(' ');
      out.append(Stringizer.quoteText(token.file()));
      if (token.switches().author() != CheckSwitches.Author.USER) {
        out.append(' ').append(LineControl.SYSTEM_HEADER);
      }
      out.append('\n');
    }
    file = token.file();
    line = token.line();
    previous = null;
    out.append(" ".repeat(Math.min(Math.max(token.column() - 1, 0), 80)));
  }

  private void endLine() {
    if (previous != null) {
      out.append('\n');
      line++;
      previous = null;
    }
  }

  private void separate(Token token) {
    if (previous != null
        && (token.hasSpaceBefore() || token.isFirstOfLine() || wouldJoin(previous, token))) {
      out.append(' ');
    }
  }

  private static boolean wouldJoin(Token left, Token right) {
    char last = left.text().charAt(left.text().length() - 1);
    char first = right.text().charAt(0);
    boolean words = isWord(last) || left.is(TokenKind.NUMBER);
    if (words && (isWord(first) || right.is(TokenKind.NUMBER) || first == '"' || first == '\'')) {
      return true;
    }
    if (left.is(TokenKind.NUMBER)) {
      return "+-.".indexOf(first) >= 0;
    }
    if (!left.kind().isPunctuator() || isWord(first) && !right.is(TokenKind.NUMBER)) {
      return left.is(TokenKind.STRAY);
    }
    String joined = left.text() + first;
    return joined.equals("//")
        || joined.equals("/*")
        || Lexer.kindOf(joined) != null
        || joined.equals("..")
        || joined.equals("%:%");
  }

  private static boolean isWord(char c) {
    return Character.isUnicodeIdentifierPart(c)
        || c == '$'
        || c == '\\'
        || Character.isSurrogate(c);
  }
}
