// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.util.Location;

/** What is repeated, or summarised, is a function. */
interface FunctionView extends LoopView {
  FunctionGraph graph();

  @Override
  default String function() {
    return graph().name();
  }

  @Override
  default Location location() {
    return graph().function().symbol().location();
  }

  @Override
  default List<SsaVariable> variables() {
    Set<SsaVariable> variables = new LinkedHashSet<>();
    instances().forEach(i -> i.pre().ifPresent(p -> variables.addAll(p.values().keySet())));
    return List.copyOf(variables);
  }
}
