// SPDX-License-Identifier: Apache-2.0
package kiki.transition.program;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kiki.cfront.type.Symbol;
import kiki.pointer.MemoryObject;
import kiki.ssa.form.InputEvent;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.form.StepRelation;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.Traversal;
import kiki.term.rewrite.ArrayElimination;
import kiki.term.value.Sort;
import kiki.util.Location;

/**
 * Takes arrays out of terms. A system has no place for large arrays that change; what is read from
 * them is taken to be any value, and noted.
 */
final class OpenReads {
  private final Terms terms;
  private final Map<Term, SsaVariable> variables;
  private final ArrayElimination elimination;
  private final Map<Term, Term> open = new LinkedHashMap<>();
  private final List<Term> roots = new ArrayList<>();

  private OpenReads(Terms terms, Map<Term, SsaVariable> variables) {
    this.terms = terms;
    this.variables = variables;
    this.elimination = new ArrayElimination(terms, this::open);
  }

  static OpenReads of(StepRelation relation) {
    Map<Term, SsaVariable> variables = new LinkedHashMap<>();
    for (StepRelation.StateVariable v : relation.state()) {
      v.variable().ifPresent(variable -> variables.put(v.symbol(), variable));
    }
    for (InputEvent event : relation.inputs()) {
      event.values().forEach((variable, term) -> variables.putIfAbsent(term, variable));
    }
    return new OpenReads(relation.terms(), variables);
  }

  static boolean isArray(Term term) {
    return term.sort() instanceof Sort.Array;
  }

  private Term open(Term read) {
    return open.computeIfAbsent(read, r -> terms.fresh("open", r.sort()));
  }

  void add(Collection<Term> added) {
    elimination.add(added);
    added.forEach(root -> roots.add(elimination.get(root)));
  }

  Term get(Term term) {
    return elimination.get(term);
  }

  /** All terms without their arrays. */
  List<Term> results() {
    return roots;
  }

  List<ProgramSystem.Gap> gaps() {
    Set<ProgramSystem.Gap> gaps = new LinkedHashSet<>();
    for (Term read : open.keySet()) {
      for (Term symbol : Traversal.symbols(List.of(read.argument(0)))) {
        if (isArray(symbol)) {
          gaps.add(gap(symbol));
        }
      }
    }
    return List.copyOf(gaps);
  }

  private ProgramSystem.Gap gap(Term array) {
    SsaVariable variable = variables.get(array);
    if (variable == null) {
      return new ProgramSystem.Gap("an array", Location.NONE);
    }
    Location location =
        switch (variable.object()) {
          case MemoryObject.Named(Symbol symbol) -> symbol.location();
          case MemoryObject.Allocated a -> Location.NONE;
        };
    return new ProgramSystem.Gap("the array " + variable.text(), location);
  }
}
