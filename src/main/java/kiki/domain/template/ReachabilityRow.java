// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.List;
import java.util.Optional;
import kiki.term.Term;
import kiki.term.Terms;

/** Whether the loop's back edge is taken at all; its only values are the extremes. */
public record ReachabilityRow() implements Row {
  @Override
  public List<Variable> variables() {
    return List.of();
  }

  @Override
  public Term holds(Terms terms, State state, Parameter parameter) {
    return terms.bool(parameter != Parameter.Extreme.BOTTOM);
  }

  @Override
  public Parameter abstraction(Terms terms, Valuation model, State state) {
    return Parameter.Extreme.TOP;
  }

  @Override
  public Parameter join(Parameter a, Parameter b) {
    return a == Parameter.Extreme.BOTTOM ? b : a;
  }

  @Override
  public Optional<Formula> formula(Parameter parameter) {
    return parameter == Parameter.Extreme.BOTTOM ? Optional.of(Formula.FALSE) : Optional.empty();
  }
}
