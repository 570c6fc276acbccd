// SPDX-License-Identifier: Apache-2.0
package kiki.domain.path;

import java.util.ArrayList;
import java.util.List;
import kiki.domain.template.Formula;
import kiki.domain.template.State;
import kiki.domain.template.Valuation;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Value;

/**
 * A symbolic path (chapter, equation 33): which flags are set.
 *
 * @param flags of type {@code _Bool}
 * @param bits whose binary digits are the values of the flags, the first the lowest
 */
record PathGuard(List<Variable> flags, int bits) implements Case {
  PathGuard {
    flags = List.copyOf(flags);
  }

  @Override
  public Term taken(Terms terms, State state) {
    List<Term> literals = new ArrayList<>();
    for (int i = 0; i < flags.size(); i++) {
      Term flag = state.of(flags.get(i));
      literals.add(isSet(i) ? flag : terms.not(flag));
    }
    return terms.and(literals);
  }

  @Override
  public boolean isTaken(Valuation model, State state) {
    for (int i = 0; i < flags.size(); i++) {
      if ((model.value(state.of(flags.get(i))) == Value.Bool.TRUE) != isSet(i)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public List<Variable> with(List<Variable> variables) {
    List<Variable> all = new ArrayList<>(flags);
    variables.stream().filter(v -> !all.contains(v)).forEach(all::add);
    return all;
  }

  @Override
  public Formula implies(Formula predicate) {
    List<Formula> others = new ArrayList<>();
    for (int i = 0; i < flags.size(); i++) {
      Formula flag = new Formula.Truth(Formula.Operand.of(flags.get(i)));
      others.add(isSet(i) ? flag.negation() : flag);
    }
    others.add(predicate);
    return Formula.or(others);
  }

  private boolean isSet(int flag) {
    return (bits >> flag & 1) != 0;
  }
}
