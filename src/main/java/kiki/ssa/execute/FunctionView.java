// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.ssa.flow.FunctionGraph;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.util.Location;

/** A {@link LoopView} of a function that is repeated by recursion, or summarised. */
abstract class FunctionView implements LoopView {
  private final FunctionGraph graph;
  private final Kind kind;
  private final int number;

  FunctionView(FunctionGraph graph, Kind kind, int number) {
    this.graph = graph;
    this.kind = kind;
    this.number = number;
  }

  @Override
  public final Kind kind() {
    return kind;
  }

  @Override
  public final int number() {
    return number;
  }

  @Override
  public final String function() {
    return graph.name();
  }

  @Override
  public final Location location() {
    return graph.function().symbol().location();
  }

  @Override
  public final List<SsaVariable> variables() {
    Set<SsaVariable> variables = new LinkedHashSet<>();
    instances().forEach(i -> i.pre().ifPresent(p -> variables.addAll(p.values().keySet())));
    return List.copyOf(variables);
  }
}
