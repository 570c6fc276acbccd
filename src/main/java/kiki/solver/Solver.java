// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import java.util.Collection;
import java.util.List;
import java.util.function.BooleanSupplier;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * An incremental decision procedure. Constraints accumulate, and what was encoded or learnt in one
 * check helps the next. Every term handed in must come from {@link #terms}.
 */
public interface Solver {
  /** The factory of the terms this solver understands. */
  Terms terms();

  /** Adds a constraint of sort Bool for good. */
  void require(Term constraint);

  /** Opens a retractable set of constraints. */
  Context open();

  /**
   * Decides whether the permanent constraints, those of the given open contexts and the assumptions
   * have a common model. The answer is UNKNOWN only if cancelled or out of budget.
   */
  Answer check(Collection<Context> contexts, Collection<Term> assumptions);

  /** Checks without contexts. */
  default Answer check(Collection<Term> assumptions) {
    return check(List.of(), assumptions);
  }

  /**
   * The value of any term in the model of the last check. Requires that it answered SAT and that
   * nothing was required since.
   */
  Value value(Term term);

  /** Whether a term of sort Bool holds in the model; requires what {@link #value} requires. */
  default boolean holds(Term term) {
    return value(term) == Value.Bool.TRUE;
  }

  /** Why the last check answered UNSAT; requires that it did. */
  Core core();

  /** Makes checks answer UNKNOWN soon (50 ms) after the condition becomes true. */
  void cancelWhen(BooleanSupplier condition);

  /** Bounds the conflicts of each later check; beyond, it answers UNKNOWN. Negative: no bound. */
  void limitConflicts(long conflicts);

  Statistics statistics();
}
