// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.term.Term;

/**
 * A loop in one calling context and one copy of each enclosing loop. The states at its head are:
 * the entry (or, when the loop-select guard holds, an arbitrary one that {@link #pre} describes),
 * and after each copy of the body the state at the back edge.
 */
public interface LoopInstance {
  /**
   * Values where a guard holds.
   *
   * @param guard that execution passes here (in {@link #pre}: reaches the loop, and {@link
   *     #loopSelect} holds)
   * @param values of the variables the loop may change
   */
  record Point(Term guard, Map<SsaVariable, Term> values) {}

  LoopView loop();

  /** Copies around this instance, outermost first; see {@link Ssa#window}. */
  List<LoopCopy> enclosing();

  /**
   * Free Bool: the loop starts in an arbitrary iteration. The constant false in mode {@link
   * Ssa.Mode#FROM_START}.
   */
  Term loopSelect();

  /** The state in which the loop is entered; the guard does not depend on {@link #loopSelect}. */
  Point entry();

  /** The arbitrary state at the head, over the loop-back symbols; absent without loop-select. */
  Optional<Point> pre();

  /**
   * A state over symbols, in terms of which the body is: what conditions of the program say of it,
   * they say of the variables. Only where there is {@link #pre}.
   */
  default Point symbols() {
    return pre().orElseThrow();
  }

  /**
   * The states at the back edges of copies 1, 2, ... in order; fewer than k if no execution
   * iterates as often from any state.
   */
  List<Point> backEdges();

  /** That the back edge of the last copy is taken. */
  Term goesOn();

  /** What exists when the loop is entered and the loop does not change. */
  Map<SsaVariable, Term> unchanged();

  /** See {@link StableObjects#version}. */
  default String version() {
    return "";
  }

  /** The back edges of copies 1 to k - 1. */
  default List<Point> mids(int unwindings) {
    List<Point> all = backEdges();
    return all.subList(0, Math.min(all.size(), unwindings - 1));
  }

  /** The back edge of copy k; absent if it cannot be taken. */
  default Optional<Point> post(int unwindings) {
    List<Point> all = backEdges();
    return all.size() < unwindings ? Optional.empty() : Optional.of(all.get(unwindings - 1));
  }
}
