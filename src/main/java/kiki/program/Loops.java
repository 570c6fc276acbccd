// SPDX-License-Identifier: Apache-2.0
package kiki.program;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * The natural loops of a function. A back edge goes to a block that dominates its source; loops
 * with the same header are one. A retreating edge (to an earlier block in reverse postorder) that
 * is not a back edge makes the control flow irreducible: such edges are listed, not treated.
 */
public final class Loops {
  /**
   * A natural loop.
   *
   * @param header the block every entry passes
   * @param latches sources of the back edges
   * @param blocks all blocks of the loop, inner loops included
   * @param parent index of the innermost enclosing loop in {@link Loops#all}, or -1
   */
  public record Loop(
      int index, int header, SortedSet<Integer> latches, SortedSet<Integer> blocks, int parent) {}

  /** An edge between two blocks. */
  public record Edge(int from, int to) {}

  private final List<Loop> all;
  private final List<Edge> irreducible;
  private final int[] innermost;

  private Loops(List<Loop> all, List<Edge> irreducible, int[] innermost) {
    this.all = all;
    this.irreducible = irreducible;
    this.innermost = innermost;
  }

  public static Loops of(ControlFlow flow) {
    Map<Integer, SortedSet<Integer>> latches = new TreeMap<>();
    List<Edge> irreducible = new ArrayList<>();
    for (int from : flow.reversePostorder()) {
      for (int to : flow.block(from).successors()) {
        if (flow.orderNumber(to) > flow.orderNumber(from)) {
          continue;
        }
        if (flow.dominates(to, from)) {
          latches.computeIfAbsent(to, h -> new TreeSet<>()).add(from);
        } else {
          irreducible.add(new Edge(from, to));
        }
      }
    }
    List<Loop> unnested = new ArrayList<>();
    latches.forEach(
        (header, sources) ->
            unnested.add(new Loop(0, header, sources, members(flow, header, sources), -1)));
    return nest(flow, unnested, irreducible);
  }

  private static SortedSet<Integer> members(
      ControlFlow flow, int header, SortedSet<Integer> latches) {
    SortedSet<Integer> members = new TreeSet<>();
    members.add(header);
    ArrayDeque<Integer> work = new ArrayDeque<>(latches);
    while (!work.isEmpty()) {
      int b = work.pop();
      if (members.add(b)) {
        for (int p : flow.block(b).predecessors()) {
          if (flow.isReachable(p)) {
            work.push(p);
          }
        }
      }
    }
    return members;
  }

  /** Outer loops have more blocks than what they contain, so by falling size parents come first. */
  private static Loops nest(ControlFlow flow, List<Loop> unnested, List<Edge> irreducible) {
    // Comparators that the JDK puts together cost milliseconds at their first use (ADR 10).
    unnested.sort(
        (a, b) ->
            a.blocks().size() == b.blocks().size()
                ? Integer.compare(flow.orderNumber(a.header()), flow.orderNumber(b.header()))
                : Integer.compare(b.blocks().size(), a.blocks().size()));
    int[] innermost = new int[flow.blocks().size()];
    Arrays.fill(innermost, -1);
    List<Loop> all = new ArrayList<>();
    for (Loop loop : unnested) {
      int index = all.size();
      all.add(
          new Loop(index, loop.header(), loop.latches(), loop.blocks(), innermost[loop.header()]));
      for (int b : loop.blocks()) {
        innermost[b] = index;
      }
    }
    return new Loops(all, irreducible, innermost);
  }

  /** Every loop, outer ones before inner ones. */
  public List<Loop> all() {
    return all;
  }

  public Optional<Loop> innermost(int block) {
    return innermost[block] < 0 ? Optional.empty() : Optional.of(all.get(innermost[block]));
  }

  /** The edges that enter a cycle other than through its one header; empty if reducible. */
  public List<Edge> irreducibleEdges() {
    return irreducible;
  }

  /** The edges that leave the loop. */
  public List<Edge> exits(ControlFlow flow, Loop loop) {
    List<Edge> exits = new ArrayList<>();
    for (int b : loop.blocks()) {
      for (int s : flow.block(b).successors()) {
        if (!loop.blocks().contains(s)) {
          exits.add(new Edge(b, s));
        }
      }
    }
    return exits;
  }
}
