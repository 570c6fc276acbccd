// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.List;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.form.LoopInstance;

/**
 * The summary of a function that is analysed by itself: it is proved where the function returns,
 * and used where it is called.
 */
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
