package kiki.engine;

import java.util.List;
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
}
