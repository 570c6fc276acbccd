// SPDX-License-Identifier: Apache-2.0
package kiki.transition.system;

import kiki.bitblast.aig.Aig;

/** Makes the gates of one graph again in another, where they meet other operands. */
public final class GraphCopy {
  private final Aig from;
  private final Aig to;
  private final int[] map;

  /** A copy in which nothing is mapped yet. */
  public GraphCopy(Aig from, Aig to) {
    this.from = from;
    this.to = to;
    this.map = new int[from.size()];
  }

  /** Lets an input of the old graph be a literal of the new one. */
  public void map(int input, int literal) {
    map[Aig.node(input)] = literal ^ (input & 1);
  }

  /** Copies the gates that are marked; their inputs must have been mapped. */
  public void copy(boolean[] marks) {
    for (int node = 1; node < map.length; node++) {
      if (marks[node] && from.kind(node) != Aig.INPUT) {
        map[node] = gate(node);
      }
    }
  }

  private int gate(int node) {
    int a = get(from.first(node));
    int b = get(from.second(node));
    return switch (from.kind(node)) {
      case Aig.AND -> to.and(a, b);
      case Aig.XOR -> to.xor(a, b);
      case Aig.XOR3 -> to.xor3(a, b, get(from.third(node)));
      case Aig.MAJORITY -> to.majority(a, b, get(from.third(node)));
      case Aig.MUX -> to.mux(a, b, get(from.third(node)));
      default -> throw new IllegalStateException("node " + node + " is no gate");
    };
  }

  /** The literal of the new graph for one of the old graph that has been copied. */
  public int get(int literal) {
    return map[Aig.node(literal)] ^ (literal & 1);
  }

  public int[] get(int[] literals) {
    int[] copies = new int[literals.length];
    for (int i = 0; i < literals.length; i++) {
      copies[i] = get(literals[i]);
    }
    return copies;
  }
}
