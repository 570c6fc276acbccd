// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.List;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.form.LoopInstance;

/** What is said of a function that is looked at by itself: where it returns, and at calls of it. */
final class ModuleSummary implements FunctionView {
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
  public FunctionGraph graph() {
    return function;
  }

  @Override
  public int number() {
    return number;
  }

  @Override
  public List<LoopInstance> instances() {
    return List.copyOf(instances);
  }
}
