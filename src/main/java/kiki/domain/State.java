package kiki.domain;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import kiki.term.Term;

/**
 * The values of a loop's variables at one place. An instance of a loop that is called with other
 * objects need not have them all.
 */
public record State(Map<Variable, Term> values) {
  public State {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }

  /** The value of a variable it has. */
  public Term of(Variable variable) {
    return values.get(variable);
  }

  public boolean has(Collection<Variable> variables) {
    return values.keySet().containsAll(variables);
  }
}
