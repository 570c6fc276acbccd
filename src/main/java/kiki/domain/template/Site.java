// SPDX-License-Identifier: Apache-2.0
package kiki.domain.template;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.term.Constant;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.Cofactor;

/** A state of a loop and the condition under which an execution is in it. */
public record Site(Term guard, State state) {
  /** The cases that something holds and that it does not, each with a simpler state. */
  public List<Site> cases(Terms terms, Term distinction) {
    if (distinction instanceof Constant) {
      return List.of(this);
    }
    return List.of(
        new Site(terms.and(guard, distinction), in(Cofactor.where(terms, distinction))),
        new Site(
            terms.and(guard, terms.not(distinction)), in(Cofactor.unless(terms, distinction))));
  }

  private State in(Cofactor cofactor) {
    Map<Variable, Term> values = new LinkedHashMap<>();
    state.values().forEach((variable, value) -> values.put(variable, cofactor.of(value)));
    return new State(values, state.focus());
  }
}
