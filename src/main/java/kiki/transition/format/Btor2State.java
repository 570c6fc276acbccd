// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import kiki.transition.format.Btor2Value.Sort;

/** A state of a BTOR2 file while the file is read. */
final class Btor2State {
  private final Sort sort;
  private final Btor2Symbol symbol;
  private int[] initial = {};
  private int[] next = {};

  Btor2State(Sort sort, Btor2Symbol symbol) {
    this.sort = sort;
    this.symbol = symbol;
  }

  Sort sort() {
    return sort;
  }

  Btor2Symbol symbol() {
    return symbol;
  }

  /** The bits of its first value; none if it has no definition. */
  int[] initial() {
    return initial;
  }

  /** The bits of its next value; none if it has no definition. */
  int[] next() {
    return next;
  }

  void setInitial(int[] bits) {
    initial = bits;
  }

  void setNext(int[] bits) {
    next = bits;
  }
}
