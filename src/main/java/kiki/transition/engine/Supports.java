// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.Arrays;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.TransitionSystem;

/** Collects the inputs of the graph that functions depend on. */
final class Supports {
  private final TransitionSystem system;
  private final Aig graph;

  private final CubeBits bits;

  /** By bit of cubes: what its next value depends on, once that was asked for. */
  private final int[][] ofNext;

  private int[] ofConstraints;
  private final int[] visited;
  private int visit;
  private int[] stack = new int[64];
  private final int[] collected;
  private int collection;
  private int[] leaves = new int[64];
  private int size;

  Supports(TransitionSystem system) {
    this.system = system;
    this.graph = system.graph();
    this.bits = new CubeBits(system);
    this.ofNext = new int[bits.count()][];
    this.visited = new int[graph.size()];
    this.collected = new int[graph.size()];
  }

  /** Starts a new collection. */
  void start() {
    collection++;
    size = 0;
  }

  void addConstraints() {
    if (ofConstraints == null) {
      ofConstraints = support(system.constraints());
    }
    collect(ofConstraints);
  }

  /** Adds what the bit of a literal depends on, now and at the next step. */
  void addState(int literal) {
    int bit = Math.abs(literal) - 1;
    add(bits.present(literal));
    if (ofNext[bit] == null) {
      ofNext[bit] = support(bits.next(literal));
    }
    collect(ofNext[bit]);
  }

  /** Adds what a literal depends on. */
  void add(int literal) {
    collect(support(literal));
  }

  private void collect(int[] nodes) {
    for (int node : nodes) {
      if (collected[node] != collection) {
        collected[node] = collection;
        if (size == leaves.length) {
          leaves = Arrays.copyOf(leaves, 2 * size);
        }
        leaves[size++] = node;
      }
    }
  }

  /** The nodes collected: the first {@link #size} elements. */
  int[] leaves() {
    return leaves;
  }

  int size() {
    return size;
  }

  private int[] support(int... roots) {
    visit++;
    int[] found = new int[16];
    int count = 0;
    int open = 0;
    for (int root : roots) {
      open = push(Aig.node(root), open);
    }
    while (open > 0) {
      int node = stack[--open];
      if (graph.kind(node) == Aig.INPUT) {
        if (count == found.length) {
          found = Arrays.copyOf(found, 2 * count);
        }
        found[count++] = node;
      }
      for (int i = 0; i < graph.operands(node); i++) {
        open = push(Aig.node(graph.operand(node, i)), open);
      }
    }
    return Arrays.copyOf(found, count);
  }

  private int push(int node, int open) {
    if (visited[node] == visit) {
      return open;
    }
    visited[node] = visit;
    if (open == stack.length) {
      stack = Arrays.copyOf(stack, 2 * open);
    }
    stack[open] = node;
    return open + 1;
  }
}
