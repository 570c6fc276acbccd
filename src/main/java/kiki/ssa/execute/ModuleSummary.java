// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.List;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.form.LoopInstance;

/** What is said of a function that is looked at by itself: where it returns, and at calls of it. */
final class ModuleSummary extends FunctionView {
  private final List<LoopInstance> instances = new ArrayList<>();

  ModuleSummary(FunctionGraph function, int number) {
    super(function, Kind.SUMMARY, number);
  }

  void add(LoopInstance instance) {
    instances.add(instance);
  }

  @Override
  public List<LoopInstance> instances() {
    return List.copyOf(instances);
  }
}
