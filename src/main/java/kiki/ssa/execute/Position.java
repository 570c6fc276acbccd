// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.form.LoopCopy;
import kiki.ssa.form.LoopInstance;

/**
 * Where an execution is besides its path: the copies and recursive activations around it, and the
 * log it writes.
 */
record Position(List<LoopCopy> enclosing, List<RecursionUnit> recursions, ExecutionLog log) {
  /** The same place with a log of its own. */
  Position with(ExecutionLog inner) {
    return new Position(enclosing, recursions, inner);
  }

  /** Inside an activation of a recursive function that stands for all. */
  Position inside(RecursionUnit recursion) {
    List<RecursionUnit> all = new ArrayList<>(recursions);
    all.add(recursion);
    return new Position(enclosing, List.copyOf(all), log);
  }

  /** The activation of a function that this place is in. */
  Optional<RecursionUnit> recursion(FunctionGraph function) {
    return recursions.reversed().stream().filter(r -> r.function() == function).findFirst();
  }

  /** The functions of the recursive activations around it. */
  List<FunctionGraph> recursive() {
    return recursions.stream().map(RecursionUnit::function).toList();
  }

  /** Inside a copy of a loop body. */
  Position inside(LoopInstance loop, int copy, ExecutionLog inner) {
    List<LoopCopy> all = new ArrayList<>(enclosing);
    all.add(new LoopCopy(loop, copy));
    return new Position(List.copyOf(all), recursions, inner);
  }
}
