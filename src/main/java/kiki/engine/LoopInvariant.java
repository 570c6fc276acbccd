package kiki.engine;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kiki.util.Location;

/**
 * What holds whenever a loop's back edge is taken.
 *
 * @param conjuncts C expressions over the variables in scope
 */
public record LoopInvariant(int loop, String function, Location location, List<String> conjuncts) {
  public LoopInvariant {
    conjuncts = List.copyOf(conjuncts);
  }

  /** What both say of the same loop. */
  public LoopInvariant and(LoopInvariant other) {
    Set<String> all = new LinkedHashSet<>(conjuncts);
    all.addAll(other.conjuncts);
    return new LoopInvariant(loop, function, location, List.copyOf(all));
  }
}
