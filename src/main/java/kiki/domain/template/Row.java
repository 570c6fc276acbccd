// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.List;
import java.util.Optional;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * A row of a template: for each parameter a predicate over the state, weaker for larger parameters
 * (chapter, section 5.1). Bottom stands for false and top for true.
 */
public interface Row {
  /** What the predicates are about; only states that have them all can be asked. */
  List<Variable> variables();

  /** The predicate for a parameter. */
  Term holds(Terms terms, State state, Parameter parameter);

  /** The smallest parameter whose predicate the state satisfies in the model. */
  Parameter abstraction(Terms terms, Valuation model, State state);

  /** The least upper bound. */
  Parameter join(Parameter a, Parameter b);

  /** Whether the predicates are equations between sums. */
  default boolean isEquation() {
    return false;
  }

  /** The predicate as C; empty if it is true. */
  Optional<Formula> formula(Parameter parameter);
}
