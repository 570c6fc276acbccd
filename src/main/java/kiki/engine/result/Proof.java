// SPDX-License-Identifier: Apache-2.0
package kiki.engine.result;

import java.util.List;
import java.util.Set;
import kiki.program.Property;

/**
 * Why a property holds.
 *
 * @param unwindings the k of the k-induction, or the number of unwindings that covers everything
 * @param layers the invariants used, in the order in which they build on each other
 * @param invariants the same for the user
 * @param heads what follows for the heads of loops, for a witness; empty if none is asked for
 * @param transitions why loops end, for a witness; empty if none is asked for
 * @param certificate what a second look at it has shown
 * @param assumed properties that are taken to hold where they were checked before
 */
public record Proof(
    Method method,
    int unwindings,
    List<InvariantLayer> layers,
    List<LoopInvariant> invariants,
    List<LoopInvariant> heads,
    List<LoopTransition> transitions,
    Certificate certificate,
    Set<Property> assumed) {
  /** How the proof goes. */
  public enum Method {
    /** No execution leaves the unwinding, and none in it violates the property. */
    COMPLETE_UNWINDING,
    /** The invariants and the absence of earlier violations exclude a violation. */
    INDUCTION,
    /** As {@link #INDUCTION}, where some of the invariants are about recursive functions. */
    SUMMARIES,
    /** An invariant of the program's transition system excludes a violation. */
    TRANSITION_SYSTEM,
    /** Every loop has a ranking function. */
    RANKING,
    /** All executions are one, which was run. */
    EXECUTION
  }

  public Proof {
    layers = List.copyOf(layers);
    invariants = List.copyOf(invariants);
    heads = List.copyOf(heads);
    transitions = List.copyOf(transitions);
    assumed = Set.copyOf(assumed);
  }

  /** A proof that assumes nothing. */
  public Proof(
      Method method, int unwindings, List<InvariantLayer> layers, List<LoopInvariant> invariants) {
    this(
        method,
        unwindings,
        layers,
        invariants,
        List.of(),
        List.of(),
        new Certificate.None(),
        Set.of());
  }

  public Proof withHeads(List<LoopInvariant> found) {
    return new Proof(
        method, unwindings, layers, invariants, found, transitions, certificate, assumed);
  }

  public Proof withTransitions(List<LoopTransition> found) {
    return new Proof(method, unwindings, layers, invariants, heads, found, certificate, assumed);
  }

  public Proof withLayers(List<InvariantLayer> other) {
    return new Proof(
        method, unwindings, other, invariants, heads, transitions, certificate, assumed);
  }

  public Proof with(Certificate shown) {
    return new Proof(method, unwindings, layers, invariants, heads, transitions, shown, assumed);
  }

  public Proof assuming(Set<Property> properties) {
    return new Proof(
        method, unwindings, layers, invariants, heads, transitions, certificate, properties);
  }
}
