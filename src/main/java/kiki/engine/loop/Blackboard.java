// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import kiki.engine.control.Milestone;
import kiki.engine.control.Turns;
import kiki.engine.loop.state.VariableRegistry;
import kiki.engine.result.InvariantLayer;

/**
 * Where engines that run side by side on one program leave what helps others: invariants, suspects.
 */
public final class Blackboard {
  private final VariableRegistry.Pointers pointers;
  private final Milestone settled;
  private final List<InvariantLayer> layers = new ArrayList<>();
  private final Suspects suspects = new Suspects();

  /**
   * @param pointers what the invariants say of them
   */
  public Blackboard(VariableRegistry.Pointers pointers) {
    this(pointers, new Turns(Turns.Sharing.TOGETHER));
  }

  /**
   * @param pointers what the invariants say of them
   * @param turns of the engines
   */
  public Blackboard(VariableRegistry.Pointers pointers, Turns turns) {
    this.pointers = pointers;
    this.settled = new Milestone(turns, Long.MAX_VALUE);
  }

  /** An empty one on which nobody writes. */
  public static Blackboard settled(VariableRegistry.Pointers pointers) {
    Blackboard blackboard = new Blackboard(pointers);
    blackboard.settle();
    return blackboard;
  }

  /** For the variables of one engine. */
  public VariableRegistry registry() {
    return new VariableRegistry(pointers);
  }

  public Suspects suspects() {
    return suspects;
  }

  /** Adds a layer that holds if the earlier ones do. */
  public synchronized void publish(InvariantLayer layer) {
    layers.add(layer);
  }

  /** The layers so far, except for the first ones. */
  public synchronized List<InvariantLayer> after(int known) {
    return List.copyOf(layers.subList(known, layers.size()));
  }

  /** What is cheap to find has been found. */
  public void settle() {
    settled.reach();
  }

  /** Waits until it is settled or a condition holds. */
  public void await(BooleanSupplier cancelled) {
    settled.await(cancelled);
  }
}
