// SPDX-License-Identifier: Apache-2.0
package kiki.term;

import kiki.term.value.Sort;

/** A term whose value an assignment chooses; its name is unique in its factory. */
public final class FreeSymbol extends Term {
  private final String name;

  FreeSymbol(int id, Sort sort, String name, int hash) {
    super(id, sort, hash);
    this.name = name;
  }

  public String name() {
    return name;
  }
}
