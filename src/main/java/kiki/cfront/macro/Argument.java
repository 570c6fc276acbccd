// SPDX-License-Identifier: Apache-2.0
package kiki.cfront.macro;

import java.util.List;
import kiki.cfront.lex.Token;

/** An argument of a macro call, as written and, once asked for, fully expanded. */
final class Argument {
  /** Whether a variable argument was given at all, even empty: {@code f(a,)} against f(a). */
  enum Presence {
    GIVEN,
    OMITTED
  }

  private final List<Token> raw;
  private final Presence presence;
  private List<Token> expanded;

  Argument(List<Token> raw, Presence presence) {
    this.raw = raw;
    this.presence = presence;
  }

  List<Token> raw() {
    return raw;
  }

  Presence presence() {
    return presence;
  }

  List<Token> expanded(Expander expander) {
    if (expanded == null) {
      expanded = expander.expandFully(raw);
    }
    return expanded;
  }
}
