// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.util.Location;

/** What is said of a function that is looked at by itself: where it returns, and at calls of it. */
final class ModuleSummary implements LoopView {
  private final FunctionGraph function;
  private final int number;
  private final List<LoopInstance> instances = new ArrayList<>();

  ModuleSummary(FunctionGraph function, int number) {
    this.function = function;
    this.number = number;
  }

  void add(LoopInstance instance) {
    instances.add(instance);
  }

  @Override
  public Kind kind() {
    return Kind.SUMMARY;
  }

  @Override
  public String function() {
    return function.name();
  }

  @Override
  public Location location() {
    return function.function().symbol().location();
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public List<SsaVariable> variables() {
    Set<SsaVariable> variables = new LinkedHashSet<>();
    instances.forEach(i -> i.pre().ifPresent(p -> variables.addAll(p.values().keySet())));
    return List.copyOf(variables);
  }

  @Override
  public List<LoopInstance> instances() {
    return List.copyOf(instances);
  }
}
