// SPDX-License-Identifier: Apache-2.0
package kiki.domain.path;

import java.util.List;
import kiki.domain.template.Formula;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;

/** The executions that a copy of a row speaks of. */
sealed interface Case permits PathGuard, ValueCase {
  /** That an execution in the state is one of them. */
  Term taken(Terms terms, State state);

  boolean isTaken(Valuation model, State state);

  /** What the case is told by, and the given variables. */
  List<Variable> with(List<Variable> variables);

  /** A predicate of these executions as C. */
  Formula implies(Formula predicate);
}
