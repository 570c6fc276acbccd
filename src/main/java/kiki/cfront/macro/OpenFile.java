// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.ArrayDeque;
import java.util.Deque;
import kiki.cfront.lex.Lexer;
import kiki.cfront.lex.Token;

/** A file being read: its lexer, its conditionals, and whether a guard wraps all of it. */
public final class OpenFile {
  private final Header header;
  private final Lexer lexer;
  private final Deque<Conditional> conditionals = new ArrayDeque<>();
  private Token lookahead;
  private GuardState guardState = GuardState.NOTHING_SEEN;
  private String guard;

  /** Progress in recognising {@code #ifndef X ... #endif} around the whole file. */
  private enum GuardState {
    NOTHING_SEEN,
    INSIDE,
    CLOSED,
    NO_GUARD
  }

  OpenFile(Header header, Lexer lexer) {
    this.header = header;
    this.lexer = lexer;
  }

  public Header header() {
    return header;
  }

  public Lexer lexer() {
    return lexer;
  }

  public Deque<Conditional> conditionals() {
    return conditionals;
  }

  public boolean isSkipping() {
    return !conditionals.isEmpty() && !conditionals.peek().isActive();
  }

  public Token next() {
    if (lookahead == null) {
      return lexer.next();
    }
    Token token = lookahead;
    lookahead = null;
    return token;
  }

  public void putBack(Token token) {
    lookahead = token;
  }

  /** A conditional opens; {@code name} is X if it says {@code #ifndef X}, else null. */
  public void openConditional(Conditional conditional, String name) {
    if (guardState == GuardState.NOTHING_SEEN && name != null) {
      guardState = GuardState.INSIDE;
      guard = name;
    } else {
      noteContent();
    }
    conditionals.push(conditional);
  }

  /** An {@code #else} or {@code #elif} of the outermost conditional: no plain guard. */
  public void noteAlternative() {
    if (conditionals.size() == 1) {
      guardState = GuardState.NO_GUARD;
    }
  }

  public void closeConditional() {
    conditionals.pop();
    if (conditionals.isEmpty() && guardState == GuardState.INSIDE) {
      guardState = GuardState.CLOSED;
    }
  }

  /** A token or directive that a guard would have to enclose. */
  public void noteContent() {
    if (guardState != GuardState.INSIDE) {
      guardState = GuardState.NO_GUARD;
    }
  }

  /** At the end of the file: the macro that makes reading it again useless, or null. */
  String guard() {
    return guardState == GuardState.CLOSED ? guard : null;
  }
}
