// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** The postdominators of a graph in which an end is reached from the blocks of interest. */
final class PostdominatorTree {
  private static final int NONE = -1;

  private final int end;
  private final List<List<Integer>> successors;
  private final List<List<Integer>> predecessors;
  private final List<BitSet> deciding;
  private final int[] number;
  private final int[] parent;

  private PostdominatorTree(
      int blocks,
      List<List<Integer>> successors,
      List<List<Integer>> predecessors,
      List<BitSet> deciding) {
    this.end = blocks;
    this.number = new int[blocks + 1];
    this.parent = new int[blocks + 1];
    this.successors = successors;
    this.predecessors = predecessors;
    this.deciding = deciding;
  }

  /** Without edges so far. */
  static PostdominatorTree of(int blocks) {
    return new PostdominatorTree(
        blocks,
        perBlock(blocks, ArrayList::new),
        perBlock(blocks, ArrayList::new),
        perBlock(blocks, BitSet::new));
  }

  /** One for each block, and one for the end. */
  private static <T> List<T> perBlock(int blocks, Supplier<T> fresh) {
    return Stream.generate(fresh).limit(blocks + 1L).toList();
  }

  int end() {
    return end;
  }

  void edge(int from, int to) {
    successors.get(from).add(to);
    predecessors.get(to).add(from);
  }

  List<Integer> predecessors(int block) {
    return predecessors.get(block);
  }

  /** The immediate postdominator; empty if it is the end. */
  OptionalInt parent(int block) {
    return parent[block] == end || parent[block] == NONE
        ? OptionalInt.empty()
        : OptionalInt.of(parent[block]);
  }

  /** The blocks with the branches that decide whether a block is executed. */
  BitSet deciding(int block) {
    return deciding.get(block);
  }

  /**
   * To be called when all edges are there: the iterative algorithm of Cooper, Harvey and Kennedy on
   * the reversed graph.
   */
  void compute() {
    int[] order = postorder();
    Arrays.fill(parent, NONE);
    parent[end] = end;
    boolean changed = true;
    while (changed) {
      changed = false;
      for (int i = order.length - 2; i >= 0; i--) {
        int best = NONE;
        for (int s : successors.get(order[i])) {
          if (parent[s] != NONE) {
            best = best == NONE ? s : common(best, s);
          }
        }
        changed |= parent[order[i]] != best;
        parent[order[i]] = best;
      }
    }
    decide();
  }

  /** Of the reversed graph, from its entry: the end comes last. */
  private int[] postorder() {
    int[] order = new int[end + 1];
    int[] nextEdge = new int[end + 1];
    Arrays.fill(number, NONE);
    BitSet seen = new BitSet();
    ArrayDeque<Integer> stack = new ArrayDeque<>(List.of(end));
    seen.set(end);
    int count = 0;
    while (!stack.isEmpty()) {
      int block = stack.peek();
      List<Integer> before = predecessors.get(block);
      if (nextEdge[block] < before.size()) {
        int p = before.get(nextEdge[block]++);
        if (!seen.get(p)) {
          seen.set(p);
          stack.push(p);
        }
      } else {
        stack.pop();
        number[block] = count;
        order[count++] = block;
      }
    }
    return Arrays.copyOf(order, count);
  }

  private int common(int a, int b) {
    int x = a;
    int y = b;
    while (x != y) {
      if (number[x] < number[y]) {
        x = parent[x];
      } else {
        y = parent[y];
      }
    }
    return x;
  }

  private void decide() {
    for (int b = 0; b < end; b++) {
      if (successors.get(b).size() < 2 || parent[b] == NONE) {
        continue;
      }
      for (int s : successors.get(b)) {
        for (int at = s; at != parent[b] && at != end; at = parent[at]) {
          deciding.get(at).set(b);
        }
      }
    }
  }
}
