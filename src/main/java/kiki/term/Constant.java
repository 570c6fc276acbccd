// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.Value;

/** A term that denotes the same value under every assignment. */
public final class Constant extends Term {
  private final Value value;

  Constant(int id, Value value, int hash) {
    super(id, value.sort(), hash);
    this.value = value;
  }

  public Value value() {
    return value;
  }
}
