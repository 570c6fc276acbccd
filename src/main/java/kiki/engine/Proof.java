package kiki.engine;

import java.util.List;

/**
 * Why a property holds.
 *
 * @param unwindings the k of the k-induction, or the number of unwindings that covers everything
 * @param layers the invariants used, in the order in which they build on each other
 * @param invariants the same for the user
 */
public record Proof(
    Method method, int unwindings, List<InvariantLayer> layers, List<LoopInvariant> invariants) {
  /** How the proof goes. */
  public enum Method {
    /** No execution leaves the unwinding, and none in it violates the property. */
    COMPLETE_UNWINDING,
    /** The invariants and the absence of earlier violations exclude a violation. */
    INDUCTION,
    /** Every loop has a ranking function. */
    RANKING
  }

  public Proof {
    layers = List.copyOf(layers);
    invariants = List.copyOf(invariants);
  }
}
