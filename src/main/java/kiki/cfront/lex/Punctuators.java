// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.lex;

import java.util.Arrays;

/** Finds the longest punctuator at a place in the text (C11 6.4p4, 6.4.6). */
final class Punctuators {
  private static final TokenKind[] NONE = {};
  private static final TokenKind[][] BY_FIRST = byFirst();

  private Punctuators() {}

  /** The punctuator's kind, digraphs included, or null. */
  static TokenKind at(String text, int offset) {
    char first = text.charAt(offset);
    TokenKind[] candidates = first < 0x80 ? BY_FIRST[first] : NONE;
    for (TokenKind kind : candidates) {
      if (text.startsWith(kind.spelling(), offset)) {
        boolean mayBeDigraph = first == '<' || first == ':' || first == '%';
        TokenKind digraph =
            mayBeDigraph && kind.spelling().length() == 1 ? digraph(text, offset) : null;
        return digraph == null ? kind : digraph;
      }
    }
    return null;
  }

  /** How many characters of the text the punctuator takes. */
  static int length(TokenKind kind, String text, int offset) {
    if (text.startsWith(kind.spelling(), offset)) {
      return kind.spelling().length();
    }
    return kind == TokenKind.HASH_HASH ? 4 : 2;
  }

  private static TokenKind digraph(String text, int offset) {
    return switch (text.substring(offset, Math.min(offset + 2, text.length()))) {
      case "<:" -> TokenKind.LEFT_BRACKET;
      case ":>" -> TokenKind.RIGHT_BRACKET;
      case "<%" -> TokenKind.LEFT_BRACE;
      case "%>" -> TokenKind.RIGHT_BRACE;
      case "%:" -> text.startsWith("%:%:", offset) ? TokenKind.HASH_HASH : TokenKind.HASH;
      default -> null;
    };
  }

  /** Punctuators by first character, longest first. */
  private static TokenKind[][] byFirst() {
    TokenKind[][] table = new TokenKind[0x80][];
    Arrays.fill(table, NONE);
    for (int length = 1; length <= 3; length++) {
      for (TokenKind kind : TokenKind.values()) {
        if (kind.isPunctuator() && kind.spelling().length() == length) {
          char first = kind.spelling().charAt(0);
          TokenKind[] longer = new TokenKind[table[first].length + 1];
          System.arraycopy(table[first], 0, longer, 1, table[first].length);
          longer[0] = kind;
          table[first] = longer;
        }
      }
    }
    return table;
  }
}
