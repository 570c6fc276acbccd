// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.List;
import kiki.cfront.lex.Token;

/** Tokens waiting to be scanned. */
final class MacroContext {
  /** What happens after the last token. */
  enum End {
    /** Scanning goes on in the context below. */
    OPEN,
    /** Scanning stops: the tokens are a whole of their own, such as an argument. */
    CLOSED
  }

  private final List<Token> tokens;
  private final Macro macro;
  private final End end;
  private int at;

  /** The macro, which may be null, is disabled until the context is used up. */
  MacroContext(List<Token> tokens, Macro macro, End end) {
    this.tokens = tokens;
    this.macro = macro;
    this.end = end;
  }

  boolean isUsedUp() {
    return at == tokens.size();
  }

  Token peek() {
    return tokens.get(at);
  }

  Token take() {
    return tokens.get(at++);
  }

  End end() {
    return end;
  }

  void leave() {
    if (macro != null) {
      macro.enable();
    }
  }
}
