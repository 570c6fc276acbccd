// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.form;

import java.util.List;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The static single assignment form of a program at the current number of unwindings.
 *
 * <p>Everything that executions share is in the terms themselves and in the permanent constraints
 * ({@link #takeConstraints}); what holds only at the current number of unwindings is assumed
 * ({@link #closed}). Under both, the models are the executions in which every loop instance makes
 * any number of iterations, the last k of them represented (mode {@link Mode#CUT}), or at most k
 * iterations from the initial state (mode {@link Mode#FROM_START}, or under {@link #fromStart}).
 *
 * <p>A property is judged on executions on which no earlier property failed: after an assertion its
 * condition is part of the guards. Properties that are ignored ({@link SsaOptions#ignored}) are
 * neither judged nor assumed; those about what is not modelled are judged, but not assumed.
 *
 * <p>Every list returned describes the current number of unwindings; read it again after {@link
 * #unwind}.
 */
public interface Ssa {
  /** Whether loops may start in an arbitrary iteration. */
  enum Mode {
    /** Loop heads choose between the entry and an arbitrary earlier iteration, for proofs. */
    CUT,
    /**
     * As {@link #CUT}; besides, calls of recursive functions may start in an arbitrary activation,
     * and calls inside of one return whatever invariants of {@linkplain LoopView.Kind#SUMMARY
     * summaries} allow.
     */
    SUMMARIZED,
    /** Every loop starts at its entry: bounded model checking, with constants propagated. */
    FROM_START
  }

  /** The factory of every term here. */
  Terms terms();

  Mode mode();

  /** The number k of copies of each loop body; at least one. */
  int unwindings();

  /**
   * Goes from k to k + 1.
   *
   * @throws java.util.concurrent.CancellationException if cancelled; the form is then of no use
   */
  void unwind();

  /** The permanent constraints added since the last call. */
  List<Term> takeConstraints();

  /**
   * What to assume at the current k: no loop is left, and no call returns, in a part that is not
   * unwound yet; and a loop that starts in an arbitrary iteration is not left before its last copy.
   */
  List<Term> closed();

  /** What to assume for executions from the initial state only: no loop-select guard holds. */
  List<Term> fromStart();

  /**
   * Whether an execution goes beyond the current unwinding: takes the back edge of a last copy or a
   * call that is cut. Unsatisfiable under {@link #closed} and {@link #fromStart}: the executions
   * represented are all there are.
   */
  Term needsMore();

  /**
   * Calls that are cut because the recursion is deeper than the unwinding. A proof in mode {@link
   * Mode#CUT} needs all of them unreachable (in their window), for nothing after them is checked.
   */
  List<CutCall> cutCalls();

  /**
   * Whether an execution accesses memory outside of all objects, through a pointer that is null,
   * dangling or unknown, or divides, shifts or converts without a result. What it gets is
   * unconstrained, which is right for proofs; but a counterexample that does so is not evidence,
   * for C gives it no meaning.
   */
  default Term undefined() {
    return terms().falseTerm();
  }

  /**
   * Whether an execution is undefined in a way that ends it: it writes outside of all objects,
   * reads through NULL, or divides without a quotient.
   */
  default Term crashes() {
    return terms().falseTerm();
  }

  /** All instances of all properties, in order of execution. */
  List<AssertionInstance> assertions();

  /**
   * Reachable instructions without meaning; a proof needs all of them unreachable (in their
   * window).
   */
  List<UnsupportedInstance> unsupported();

  /**
   * Where something in the given copies needs to be looked at: for each enclosing loop instance,
   * either it started at its entry or the copy is the last. The first violation of any execution is
   * represented inside its window.
   */
  Term window(List<LoopCopy> enclosing);

  /** The program's loops that were reached, in order of first execution. */
  List<LoopView> loops();

  /** What is known of functions that are not executed where they are called ({@link Modules}). */
  default List<LoopView> summaries() {
    return List.of();
  }

  /** The calls of these. */
  default List<ModuleCall> moduleCalls() {
    return List.of();
  }

  /** The pools of objects, in mode {@link Mode#CUT}. */
  default List<PoolView> pools() {
    return List.of();
  }

  /** The objects whose numbers invariants may mention. */
  default StableObjects stable() {
    return StableObjects.NONE;
  }

  /**
   * Every nondeterministic choice in order of execution; those whose guard holds in a model are
   * exactly the choices of that execution.
   */
  List<InputEvent> inputs();

  /** What an execution does, in order; the steps whose guard holds in a model are its trace. */
  List<TraceStep> steps();

  /** The addresses that a model chooses for objects. */
  default List<ObjectAddress> addresses() {
    return List.of();
  }

  /** The objects pointers refer to by number. */
  ObjectNames objects();
}
