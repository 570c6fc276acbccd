// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.check.scope;

import kiki.cfront.lex.Token;

/** Unwinds to the statement or declaration an error is in. */
public class CheckFailure extends RuntimeException {
  /** An error that has been reported. */
  public CheckFailure() {
    this("reported");
  }

  private CheckFailure(String message) {
    super(message, null, false, false);
  }

  /**
   * A construct that is not supported, not reported yet: a header may declare what the program
   * never uses.
   */
  public static final class Unsupported extends CheckFailure {
    private final transient Token token;

    public Unsupported(Token token, String message) {
      super(message);
      this.token = token;
    }

    Token token() {
      return token;
    }
  }
}
