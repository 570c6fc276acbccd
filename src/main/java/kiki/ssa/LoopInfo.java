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
  private final Set<SsaVariable> variables = new LinkedHashSet<>();

  LoopInfo(Region region) {
    this.region = region;
  }

  void add(LoopInstance instance, Set<SsaVariable> changed) {
    instances.add(instance);
    variables.addAll(changed);
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
    return List.copyOf(variables);
  }

  @Override
  public List<LoopInstance> instances() {
    return List.copyOf(instances);
  }
}
