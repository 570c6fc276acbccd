// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

/** How many values, objects and elements are looked at; set by trial on programs with loops. */
final class StateTuning {
  /** Indices of pools at which invariants are assumed: more cost more than they bring. */
  static final int MAX_OBJECTS = 40;

  /** Indices of arrays at which invariants are assumed. */
  static final int MAX_ELEMENTS = 16;

  /** Indices of which pairs are made, for invariants about two elements. */
  static final int MAX_PAIRED = 6;

  /**
   * Variables of the enclosing loop whose values at its head are told apart from the present ones.
   */
  static final int MAX_OLD = 6;

  /** Variables whose values at the entry of the loop get names. */
  static final int MAX_ENTERED = 6;

  /** Pointers whose objects at the entry of the loop get names. */
  static final int MAX_BASES = 8;

  /** Pointers per loop that are positions; templates grow with their square. */
  static final int MAX_POSITIONS = 4;

  /** Pointers per pool whose objects get rows of their own. */
  static final int MAX_POINTED = 3;

  /** Nodes of the term for what is written into an element; larger ones are not described. */
  static final int MAX_FORM_NODES = 40;

  private StateTuning() {}
}
