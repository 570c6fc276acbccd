// SPDX-License-Identifier: Apache-2.0
package kiki.engine.session;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import kiki.engine.result.Obstacle;
import kiki.program.Property;
import kiki.ssa.form.AssertionInstance;
import kiki.ssa.form.CutCall;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.Ssa;
import kiki.ssa.form.UnsupportedInstance;
import kiki.term.Term;

/** What would be wrong with a program, as terms over its SSA form at the current unwinding. */
public final class Goals {
  private final Ssa ssa;

  public Goals(Ssa ssa) {
    this.ssa = ssa;
  }

  /** For each property that it is violated, anywhere. */
  public Map<Property, Term> violations() {
    Map<Property, List<Term>> cases = new LinkedHashMap<>();
    for (AssertionInstance instance : ssa.assertions()) {
      cases.computeIfAbsent(instance.property(), _ -> new ArrayList<>()).add(instance.violation());
    }
    return disjunctions(cases);
  }

  /** For each property that it is violated first, in the window of the induction. */
  public Map<Property, Term> violationsInWindow() {
    Map<Property, List<Term>> cases = new LinkedHashMap<>();
    for (AssertionInstance instance : ssa.assertions()) {
      cases
          .computeIfAbsent(instance.property(), _ -> new ArrayList<>())
          .add(ssa.terms().and(instance.violation(), ssa.window(instance.enclosing())));
    }
    return disjunctions(cases);
  }

  /**
   * Violations that leave the behaviour undefined, in the window. Checks that the user states end
   * the program where they fail.
   */
  public Map<Property, Term> undefined() {
    Map<Property, Term> violations = violationsInWindow();
    violations.keySet().removeIf(p -> p.kind().isStated());
    return violations;
  }

  /** For each instruction without meaning that it is reached first, in the window. */
  public Map<Obstacle, Term> unsupported() {
    Map<Obstacle, List<Term>> cases = new LinkedHashMap<>();
    for (UnsupportedInstance instance : ssa.unsupported()) {
      cases
          .computeIfAbsent(
              new Obstacle(instance.reason(), instance.location(), instance.hidden()),
              _ -> new ArrayList<>())
          .add(ssa.terms().and(instance.guard(), ssa.window(instance.enclosing())));
    }
    return disjunctions(cases);
  }

  /** For each call cut at the current unwinding that it is reached first, in the window. */
  public Map<Obstacle, Term> cutCalls() {
    Map<Obstacle, List<Term>> cases = new LinkedHashMap<>();
    for (CutCall call : ssa.cutCalls()) {
      Obstacle obstacle =
          new Obstacle("recursion of " + call.function().name(), call.location(), call.hidden());
      cases
          .computeIfAbsent(obstacle, _ -> new ArrayList<>())
          .add(ssa.terms().and(call.guard(), ssa.window(call.enclosing())));
    }
    return disjunctions(cases);
  }

  /**
   * For each loop that an execution passes its last copy, and for each recursion that it makes the
   * last call: they may go on for ever.
   */
  public List<Term> furthest() {
    List<Term> reached = new ArrayList<>();
    for (LoopView loop : ssa.loops()) {
      List<Term> passed = new ArrayList<>();
      for (LoopInstance instance : loop.instances()) {
        instance.post(ssa.unwindings()).ifPresent(p -> passed.add(p.guard()));
      }
      reached.add(ssa.terms().or(passed));
    }
    reached.addAll(cutCalls().values());
    return reached;
  }

  /** Both of these. */
  public Map<Obstacle, Term> obstacles() {
    Map<Obstacle, Term> all = cutCalls();
    all.putAll(unsupported());
    return all;
  }

  private <T> Map<T, Term> disjunctions(Map<T, List<Term>> cases) {
    Map<T, Term> result = new LinkedHashMap<>();
    cases.forEach((key, terms) -> result.put(key, ssa.terms().or(terms)));
    return result;
  }
}
