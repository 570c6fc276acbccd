// SPDX-License-Identifier: Apache-2.0
package kiki.slice;

import java.util.Arrays;
import java.util.BitSet;
import java.util.function.IntPredicate;

/** Nodes, numbered from zero, that need other nodes. */
final class Graph {
  /** Along which edges is walked. */
  enum Direction {
    NEEDS,
    NEEDED_BY
  }

  private static final int NONE = -1;
  private static final int INITIAL_CAPACITY = 64;

  /** One half of the edges: of each node a list, linked through the edges. */
  private static final class Half {
    private int[] first = new int[INITIAL_CAPACITY];
    private int[] next = new int[INITIAL_CAPACITY];
    private int[] end = new int[INITIAL_CAPACITY];

    void node(int node) {
      first = grown(first, node);
      first[node] = NONE;
    }

    void edge(int edge, int from, int to) {
      next = grown(next, edge);
      end = grown(end, edge);
      end[edge] = to;
      next[edge] = first[from];
      first[from] = edge;
    }

    private static int[] grown(int[] array, int index) {
      return index < array.length ? array : Arrays.copyOf(array, 2 * array.length);
    }
  }

  private final Half needs = new Half();
  private final Half neededBy = new Half();
  private int nodes;
  private int edges;

  /** Makes a node. */
  int node() {
    needs.node(nodes);
    neededBy.node(nodes);
    return nodes++;
  }

  /** Makes an edge. */
  void need(int node, int needed) {
    needs.edge(edges, node, needed);
    neededBy.edge(edges, needed, node);
    edges++;
  }

  /** Adds a node and all that is reached from it. */
  void close(BitSet closed, int start, Direction direction) {
    walk(closed, start, direction, _ -> true);
  }

  /**
   * Visits what is reached from a node and is not marked, marking it.
   *
   * @return whether all of it is of the given kind; the walk ends where it is not
   */
  boolean walk(BitSet marked, int start, Direction direction, IntPredicate kind) {
    Half half = direction == Direction.NEEDS ? needs : neededBy;
    int[] work = new int[INITIAL_CAPACITY];
    int size = 0;
    if (!marked.get(start)) {
      marked.set(start);
      work[size++] = start;
    }
    while (size > 0) {
      int node = work[--size];
      if (!kind.test(node)) {
        return false;
      }
      for (int e = half.first[node]; e != NONE; e = half.next[e]) {
        if (!marked.get(half.end[e])) {
          marked.set(half.end[e]);
          work = Half.grown(work, size);
          work[size++] = half.end[e];
        }
      }
    }
    return true;
  }
}
