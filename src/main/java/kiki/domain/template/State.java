// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import kiki.term.Term;

/**
 * The values of a loop's variables at one place. An instance of a loop that is called with other
 * objects need not have them all.
 *
 * @param focus if not empty, the state is there for what is said about these variables: parts of
 *     one object of a pool
 */
public record State(Map<Variable, Term> values, Set<Variable> focus) {
  public State {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
    focus = Collections.unmodifiableSet(new LinkedHashSet<>(focus));
  }

  /** A state for whatever is said about its variables. */
  public State(Map<Variable, Term> values) {
    this(values, Set.of());
  }

  /** The value of a variable it has. */
  public Term of(Variable variable) {
    return values.get(variable);
  }

  /** Whether the state can be asked about the variables, and is there for it. */
  public boolean has(Collection<Variable> variables) {
    return values.keySet().containsAll(variables)
        && (focus.isEmpty() || !Collections.disjoint(focus, variables));
  }
}
