// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

import java.util.Arrays;
import kiki.bitblast.aig.Aig;

/**
 * Computes the gates of a system from inputs and latches of which some are unknown. A gate that is
 * known has that value whatever the unknown ones are; the converse need not hold.
 */
public final class TernarySimulation {
  private final TransitionSystem system;
  private final Aig graph;
  private final Ternary[] values;

  private TernarySimulation(TransitionSystem system) {
    this.system = system;
    this.graph = system.graph();
    this.values = new Ternary[graph.size()];
  }

  /** With nothing known but the constant. */
  public static TernarySimulation of(TransitionSystem system) {
    TernarySimulation made = new TernarySimulation(system);
    Arrays.fill(made.values, Ternary.UNKNOWN);
    made.values[0] = Ternary.FALSE;
    return made;
  }

  /** Goes to the first step, where inputs are unknown. */
  public void reset() {
    for (Latch latch : system.latches()) {
      set(
          latch.literal(),
          switch (latch.reset()) {
            case ZERO -> Ternary.FALSE;
            case ONE -> Ternary.TRUE;
            case FREE -> Ternary.UNKNOWN;
          });
    }
  }

  /** Sets an input or a latch. */
  public void set(int literal, Ternary value) {
    values[Aig.node(literal)] = (literal & 1) == 0 ? value : value.not();
  }

  public Ternary value(int literal) {
    Ternary value = values[Aig.node(literal)];
    return (literal & 1) == 0 ? value : value.not();
  }

  /** Computes the gates. */
  public void evaluate() {
    for (int node = 1; node < values.length; node++) {
      if (graph.kind(node) != Aig.INPUT) {
        values[node] = gate(node);
      }
    }
  }

  /** Computes some gates, in this order. */
  public void evaluate(int[] gates) {
    for (int node : gates) {
      values[node] = gate(node);
    }
  }

  private Ternary gate(int node) {
    Ternary a = value(graph.first(node));
    Ternary b = value(graph.second(node));
    return switch (graph.kind(node)) {
      case Aig.AND -> a.and(b);
      case Aig.XOR -> a.xor(b);
      case Aig.XOR3 -> a.xor(b).xor(value(graph.third(node)));
      case Aig.MAJORITY -> {
        Ternary c = value(graph.third(node));
        yield a.and(b).or(a.and(c)).or(b.and(c));
      }
      case Aig.MUX -> mux(a, b, value(graph.third(node)));
      default -> throw new IllegalStateException("node " + node + " is no gate");
    };
  }

  private static Ternary mux(Ternary condition, Ternary a, Ternary b) {
    return switch (condition) {
      case TRUE -> a;
      case FALSE -> b;
      case UNKNOWN -> a.join(b);
    };
  }

  /** Lets each latch keep its value only if the next step has the same; whether any changed. */
  public boolean widen() {
    Ternary[] next = new Ternary[system.latches().size()];
    for (int i = 0; i < next.length; i++) {
      Latch latch = system.latches().get(i);
      next[i] = value(latch.literal()).join(value(latch.next()));
    }
    boolean changed = false;
    for (int i = 0; i < next.length; i++) {
      int literal = system.latches().get(i).literal();
      changed |= next[i] != value(literal);
      set(literal, next[i]);
    }
    return changed;
  }
}
