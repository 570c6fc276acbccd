// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * What invariants may say of a recursive function: of its calls of itself, and of what they return.
 */
final class RecursionViews {
  private final List<RecursionUnit> units = new ArrayList<>();
  private final View calls;
  private final View summary;

  private RecursionViews(FunctionGraph function, int number) {
    this.calls = new View(function, LoopView.Kind.CALLS, number, RecursionUnit::descents);
    this.summary = new View(function, LoopView.Kind.SUMMARY, number + 1, RecursionUnit::summaries);
  }

  static RecursionViews of(FunctionGraph function, int number) {
    return new RecursionViews(function, number);
  }

  void add(RecursionUnit unit) {
    units.add(unit);
  }

  List<LoopView> views() {
    return List.of(calls, summary);
  }

  /** That no unit starts in an arbitrary activation, and no call inside of one returns. */
  List<Term> fromStart(Terms terms) {
    return units.stream().flatMap(u -> u.fromStart(terms).stream()).toList();
  }

  private final class View extends FunctionView {
    private final BiFunction<RecursionUnit, LoopView, List<LoopInstance>> instances;

    View(
        FunctionGraph function,
        Kind kind,
        int number,
        BiFunction<RecursionUnit, LoopView, List<LoopInstance>> instances) {
      super(function, kind, number);
      this.instances = instances;
    }

    @Override
    public List<LoopInstance> instances() {
      return units.stream().flatMap(u -> instances.apply(u, this).stream()).toList();
    }
  }
}
