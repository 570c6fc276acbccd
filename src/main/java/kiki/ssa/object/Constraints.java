// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.object;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.ssa.form.Ssa;
import kiki.term.Term;
import kiki.term.Terms;

/** What holds of all executions, and which of them have no meaning. */
public final class Constraints {
  private final Terms terms;
  private final Set<Term> undefined = new LinkedHashSet<>();
  private final Set<Term> crashes = new LinkedHashSet<>();
  private final List<Term> constraints = new ArrayList<>();

  Constraints(Terms terms) {
    this.terms = terms;
  }

  /** Adds a permanent constraint. */
  public void require(Term constraint) {
    if (constraint != terms.trueTerm()) {
      constraints.add(constraint);
    }
  }

  public List<Term> takeConstraints() {
    List<Term> taken = List.copyOf(constraints);
    constraints.clear();
    return taken;
  }

  /** Notes executions that C gives no meaning; see {@link Ssa#undefined}. */
  void addUndefined(Term guard) {
    if (guard != terms.falseTerm()) {
      undefined.add(guard);
    }
  }

  /** That an operation without meaning is executed. */
  public Term undefined() {
    return terms.or(undefined);
  }

  /** Notes executions that end without meaning; see {@link Ssa#crashes}. */
  void addCrash(Term guard) {
    if (guard != terms.falseTerm()) {
      crashes.add(guard);
    }
  }

  /** That an operation is executed at which the program ends. */
  public Term crashes() {
    return terms.or(crashes);
  }
}
