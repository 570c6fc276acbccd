package kiki.engine;

import java.util.List;

/**
 * Why a property holds.
 *
 * @param unwindings the k of the k-induction, or the number of unwindings that covers everything
 * @param layers the invariants used, in the order in which they build on each other
 * @param invariants the same for the user
 * @param heads what follows for the heads of loops, for a witness; empty if none is asked for
 */
public record Proof(
    Method method,
    int unwindings,
    List<InvariantLayer> layers,
    List<LoopInvariant> invariants,
    List<LoopInvariant> heads) {
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
    heads = List.copyOf(heads);
  }

  public Proof(
      Method method, int unwindings, List<InvariantLayer> layers, List<LoopInvariant> invariants) {
    this(method, unwindings, layers, invariants, List.of());
  }

  Proof withHeads(List<LoopInvariant> found) {
    return new Proof(method, unwindings, layers, invariants, found);
  }
}
