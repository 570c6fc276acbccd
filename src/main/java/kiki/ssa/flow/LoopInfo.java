// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.flow;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import kiki.program.Instruction;
import kiki.ssa.form.LoopInstance;
import kiki.ssa.form.LoopView;
import kiki.ssa.form.SsaVariable;
import kiki.util.Location;

/** A loop of the program as far as it was executed. */
public final class LoopInfo implements LoopView {
  private final Region region;
  private final List<LoopInstance> instances = new ArrayList<>();

  public LoopInfo(Region region) {
    this.region = region;
  }

  public void add(LoopInstance instance) {
    instances.add(instance);
  }

  @Override
  public String function() {
    return region.graph().name();
  }

  @Override
  public Location location() {
    return region.location();
  }

  @Override
  public int number() {
    return region.number();
  }

  @Override
  public Optional<Instruction> head() {
    return Optional.of(region.head());
  }

  @Override
  public List<SsaVariable> variables() {
    Set<SsaVariable> variables = new LinkedHashSet<>();
    instances.forEach(i -> variables.addAll(i.entry().values().keySet()));
    return List.copyOf(variables);
  }

  @Override
  public List<LoopInstance> instances() {
    return List.copyOf(instances);
  }
}
