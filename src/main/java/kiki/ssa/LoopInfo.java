package kiki.ssa;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.util.Location;

/** A loop of the program as far as it was executed. */
final class LoopInfo implements LoopView {
  private final Region region;
  private final List<LoopInstance> instances = new ArrayList<>();

  LoopInfo(Region region) {
    this.region = region;
  }

  void add(LoopInstance instance) {
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
