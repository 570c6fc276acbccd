// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import kiki.cfront.lex.Token;

/** An {@code #if} that is open (C11 6.10.1). */
public final class Conditional {
  private enum State {
    /** No group has been taken yet. */
    SEARCHING,
    /** This group is being processed. */
    ACTIVE,
    /** A group has been taken, or the whole conditional is inside a skipped one. */
    DONE
  }

  private final Token opening;
  private State state;
  private boolean elseSeen;

  private Conditional(Token opening, State state) {
    this.opening = opening;
    this.state = state;
  }

  public static Conditional open(Token opening, Truth condition) {
    return new Conditional(opening, condition == Truth.TRUE ? State.ACTIVE : State.SEARCHING);
  }

  public static Conditional skipped(Token opening) {
    return new Conditional(opening, State.DONE);
  }

  /** The value of a condition. */
  public enum Truth {
    TRUE,
    FALSE;

    public static Truth of(boolean value) {
      return value ? TRUE : FALSE;
    }
  }

  Token opening() {
    return opening;
  }

  boolean isActive() {
    return state == State.ACTIVE;
  }

  /** Whether the next group's condition matters. */
  public boolean isSearching() {
    return state == State.SEARCHING;
  }

  public boolean elseSeen() {
    return elseSeen;
  }

  public void startElse() {
    elseSeen = true;
    alternative(Truth.TRUE);
  }

  public void alternative(Truth condition) {
    if (state == State.SEARCHING) {
      state = condition == Truth.TRUE ? State.ACTIVE : State.SEARCHING;
    } else {
      state = State.DONE;
    }
  }
}
