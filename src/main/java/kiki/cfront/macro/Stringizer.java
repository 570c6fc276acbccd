// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.List;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;

/** The {@code #} operator (C11 6.10.3.2) and its inverse for {@code _Pragma} (6.10.9). */
public final class Stringizer {
  private Stringizer() {}

  /** A string literal that spells the tokens, white space between them as one blank. */
  static String quote(List<Token> tokens) {
    StringBuilder out = new StringBuilder("\"");
    boolean space = false;
    for (Token token : tokens) {
      space |= token.hasSpaceBefore() || token.isFirstOfLine();
      if (token.is(TokenKind.PLACEMARKER)) {
        continue;
      }
      if (space && out.length() > 1) {
        out.append(' ');
      }
      space = false;
      boolean literal = token.is(TokenKind.STRING) || token.is(TokenKind.CHAR);
      if (literal) {
        escape(token.text(), out);
      } else {
        out.append(token.text());
      }
    }
    dropOddBackslash(out);
    return out.append('"').toString();
  }

  /** A string literal for arbitrary text, as {@code __FILE__} needs it. */
  public static String quoteText(String text) {
    StringBuilder out = new StringBuilder("\"");
    escape(text, out);
    return out.append('"').toString();
  }

  /** The text that a literal's {@code L}, quotes and escapes of quotes hide. */
  static String unquote(String literal) {
    int open = literal.indexOf('"');
    String inner = literal.substring(open + 1, literal.length() - 1);
    return inner.replace("\\\"", "\"").replace("\\\\", "\\");
  }

  private static void escape(String text, StringBuilder out) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' || c == '\\') {
        out.append('\\');
      }
      out.append(c);
    }
  }

  /** A stray backslash at the end would escape the closing quote. */
  private static void dropOddBackslash(StringBuilder out) {
    int backslashes = 0;
    while (out.charAt(out.length() - 1 - backslashes) == '\\') {
      backslashes++;
    }
    if (backslashes % 2 == 1) {
      out.setLength(out.length() - 1);
    }
  }
}
