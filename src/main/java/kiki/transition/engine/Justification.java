// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.Arrays;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.TransitionSystem;

/**
 * Finds latches that suffice for literals to hold: from a step in which they do, it goes back
 * through the gates, and of several operands that would each decide a gate takes one, rather one
 * that is needed anyway.
 */
final class Justification {
  private final TransitionSystem system;
  private final Aig graph;
  private final int[] marks;
  private int round;
  private int[] stack = new int[256];
  private int size;

  /** By node: the number of its latch plus one, or zero. */
  private final int[] latchOf;

  private Justification(TransitionSystem system, int[] latchOf) {
    this.system = system;
    this.graph = system.graph();
    this.marks = new int[graph.size()];
    this.latchOf = latchOf;
  }

  static Justification of(TransitionSystem system) {
    int[] latchOf = new int[system.graph().size()];
    for (int i = 0; i < system.latches().size(); i++) {
      latchOf[Aig.node(system.latches().get(i).literal())] = i + 1;
    }
    return new Justification(system, latchOf);
  }

  /** The states in which, with the step's inputs, the targets hold. */
  StateCube states(FrameSolver step, int[]... targets) {
    round++;
    for (int[] some : targets) {
      for (int target : some) {
        mark(target);
      }
    }
    int[] cube = new int[64];
    int count = 0;
    while (size > 0) {
      int node = stack[--size];
      if (latchOf[node] > 0) {
        if (count == cube.length) {
          cube = Arrays.copyOf(cube, 2 * count);
        }
        cube[count++] = latchOf[node];
      } else if (graph.kind(node) > Aig.INPUT) {
        justify(step, node);
      }
    }
    Arrays.sort(cube, 0, count);
    for (int i = 0; i < count; i++) {
      if (!step.holds(system.latches().get(cube[i] - 1).literal())) {
        cube[i] = -cube[i];
      }
    }
    return StateCube.of(Arrays.copyOf(cube, count));
  }

  private void justify(FrameSolver step, int node) {
    int a = graph.first(node);
    int b = graph.second(node);
    switch (graph.kind(node)) {
      case Aig.AND -> {
        if (step.holds(node << 1)) {
          mark(a);
          mark(b);
        } else {
          markEither(a, b, !step.holds(a), !step.holds(b));
        }
      }
      case Aig.XOR -> {
        mark(a);
        mark(b);
      }
      case Aig.XOR3 -> {
        mark(a);
        mark(b);
        mark(graph.third(node));
      }
      case Aig.MAJORITY -> justifyMajority(step, node);
      case Aig.MUX -> {
        mark(a);
        mark(step.holds(a) ? b : graph.third(node));
      }
      default -> throw new IllegalStateException("node " + node + " is no gate");
    }
  }

  private void justifyMajority(FrameSolver step, int node) {
    int a = graph.first(node);
    int b = graph.second(node);
    int c = graph.third(node);
    boolean value = step.holds(node << 1);
    if (step.holds(a) != value) {
      mark(b);
      mark(c);
    } else {
      mark(a);
      markEither(b, c, step.holds(b) == value, step.holds(c) == value);
    }
  }

  /** Marks one of two operands, of which at least one decides. */
  private void markEither(int a, int b, boolean aDecides, boolean bDecides) {
    if (aDecides && bDecides) {
      boolean prefersB = isMarked(b) || !isMarked(a) && Aig.node(b) < Aig.node(a);
      mark(prefersB ? b : a);
    } else {
      mark(aDecides ? a : b);
    }
  }

  private boolean isMarked(int literal) {
    return marks[Aig.node(literal)] == round;
  }

  private void mark(int literal) {
    int node = Aig.node(literal);
    if (marks[node] != round) {
      marks[node] = round;
      if (size == stack.length) {
        stack = Arrays.copyOf(stack, 2 * size);
      }
      stack[size++] = node;
    }
  }
}
