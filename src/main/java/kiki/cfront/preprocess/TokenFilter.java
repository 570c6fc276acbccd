// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.preprocess;

import java.util.ArrayList;
import java.util.List;
import kiki.cfront.lex.Keywords;
import kiki.cfront.lex.Token;
import kiki.cfront.lex.TokenKind;
import kiki.cfront.source.Diagnostics;

/** Makes tokens out of preprocessing tokens (phase 7 of C11 5.1.1.2). */
final class TokenFilter {
  private TokenFilter() {}

  /**
   * Recognises keywords, reports stray characters, and drops the pragmas that do not change the
   * meaning of a program. Those that do, {@code pack}, {@code scalar_storage_order}, {@code weak},
   * {@code redefine_extname} and {@code CPROVER}, stay for the parser.
   */
  static List<Token> forParser(List<Token> tokens, Diagnostics diagnostics) {
    List<Token> out = new ArrayList<>(tokens.size());
    for (Token token : tokens) {
      switch (token.kind()) {
        case IDENTIFIER -> {
          TokenKind kind = Keywords.kindOf(token.text());
          out.add(kind == TokenKind.IDENTIFIER ? token : token.withKind(kind));
        }
        case PRAGMA -> {
          if (matters(token.text())) {
            out.add(token);
          }
        }
        case STRAY -> diagnostics.report(token.error(problem(token.text())));
        default -> out.add(token);
      }
    }
    return out;
  }

  private static boolean matters(String pragma) {
    return pragma.startsWith("pack")
        || pragma.startsWith("scalar_storage_order")
        || pragma.startsWith("CPROVER")
        || pragma.startsWith("weak")
        || pragma.startsWith("redefine_extname");
  }

  private static String problem(String text) {
    int quote = text.length() - text.replaceFirst("^(u8|[LuU])?(?=[\"'])", "").length();
    char first = text.charAt(quote);
    if (first == '"' || first == '\'') {
      return "missing terminating " + first + " character";
    }
    boolean printable = text.length() == 1 && first > ' ' && first < 0x7f;
    return printable
        ? "stray '" + text + "' in program"
        : String.format("stray character U+%04X in program", text.codePointAt(0));
  }
}
