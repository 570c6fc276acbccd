// SPDX-License-Identifier: Apache-2.0
package kiki.strategy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import kiki.cfront.type.FloatType;
import kiki.cfront.type.IntType;
import kiki.domain.shape.LoopShape;
import kiki.domain.template.Site;
import kiki.domain.template.State;
import kiki.domain.template.Template;
import kiki.domain.template.Variable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import kiki.util.ieee.FloatFormat;

/** A single loop, cut at its back edge and unwound k times, written as terms. */
final class CutLoop {
  private final Terms terms;
  private final List<Variable> variables;
  private final Map<Variable, Term> entry;
  private Term reached;
  private Function<Map<Variable, Term>, Term> condition;
  private UnaryOperator<Map<Variable, Term>> body;

  CutLoop(Terms terms, List<Variable> variables, Map<Variable, Term> entry) {
    this.terms = terms;
    this.variables = variables;
    this.entry = entry;
    this.reached = terms.trueTerm();
  }

  CutLoop reachedWhen(Term guard) {
    reached = guard;
    return this;
  }

  CutLoop loopWhile(Function<Map<Variable, Term>, Term> holds) {
    condition = holds;
    return this;
  }

  CutLoop step(UnaryOperator<Map<Variable, Term>> next) {
    body = next;
    return this;
  }

  LoopShape shape() {
    Set<LoopShape.Pair> pairs = LoopShape.Pair.among(variables);
    return new LoopShape(variables, List.of(), pairs, List.of(), Set.of(), List.of());
  }

  LoopSites unwind(int k, Template template) {
    Term select = terms.fresh("ls", Sort.BOOL);
    Map<Variable, Term> back = new LinkedHashMap<>();
    Map<Variable, Term> head = new LinkedHashMap<>();
    for (Variable variable : variables) {
      back.put(variable, terms.fresh(variable.text() + "_lb", sort(variable)));
      head.put(variable, terms.ite(select, back.get(variable), entry.get(variable)));
    }
    List<Site> assumed = new ArrayList<>();
    List<Site> required = new ArrayList<>();
    assumed.add(new Site(terms.and(reached, select), new State(back)));
    Term guard = reached;
    Map<Variable, Term> state = head;
    for (int copy = 1; copy <= k; copy++) {
      guard = terms.and(guard, condition.apply(state));
      state = body.apply(state);
      if (copy < k) {
        assumed.add(new Site(terms.and(guard, select), new State(state)));
        required.add(new Site(terms.and(guard, terms.not(select)), new State(state)));
      } else {
        required.add(new Site(guard, new State(state)));
      }
    }
    return new LoopSites(template, assumed, required);
  }

  private static Sort sort(Variable variable) {
    return variable.type() instanceof IntType type
        ? Sort.bits(type.width())
        : Sort.floating(
            variable.type().equals(FloatType.FLOAT) ? FloatFormat.BINARY32 : FloatFormat.BINARY64);
  }
}
