// SPDX-License-Identifier: Apache-2.0
package kiki.transition.engine;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.StatePredicate;
import kiki.transition.system.Ternary;
import kiki.transition.system.TernarySimulation;
import kiki.transition.system.TransitionSystem;

/**
 * States as the system's predicates see them: where a predicate has one value in a whole cube, that
 * value takes the place of the latches that it is about. One comparison of words says what may take
 * a clause for each of their values.
 */
final class WordView {
  private final CubeBits bits;
  private final TernarySimulation simulation;

  /** The gates of all predicates, operands first. */
  private final int[] gates;

  /** By predicate: the latches that it is about. */
  private final List<boolean[]> latches;

  private WordView(
      CubeBits bits, TernarySimulation simulation, int[] gates, List<boolean[]> latches) {
    this.bits = bits;
    this.simulation = simulation;
    this.gates = gates;
    this.latches = latches;
  }

  static WordView of(TransitionSystem system) {
    Aig graph = system.graph();
    int[] literals = system.predicates().stream().mapToInt(StatePredicate::literal).toArray();
    boolean[] cone = system.cone(literals);
    int[] gates = new int[cone.length];
    int count = 0;
    for (int node = 1; node < cone.length; node++) {
      if (cone[node] && graph.kind(node) != Aig.INPUT) {
        gates[count++] = node;
      }
    }
    List<boolean[]> latches = new ArrayList<>();
    for (int literal : literals) {
      boolean[] own = system.cone(literal);
      boolean[] isAbout = new boolean[system.latches().size()];
      for (int i = 0; i < isAbout.length; i++) {
        isAbout[i] = own[Aig.node(system.latches().get(i).literal())];
      }
      latches.add(isAbout);
    }
    return new WordView(
        new CubeBits(system), TernarySimulation.of(system), Arrays.copyOf(gates, count), latches);
  }

  /** A cube around the given one with predicates instead of latches; empty if none is decided. */
  Optional<StateCube> around(StateCube cube) {
    if (latches.isEmpty()) {
      return Optional.empty();
    }
    boolean[] isCovered = new boolean[bits.system().latches().size()];
    int[] decided = decided(cube, isCovered);
    if (decided.length == 0) {
      return Optional.empty();
    }
    int[] all = new int[cube.size() + decided.length];
    int count = 0;
    for (int literal : cube.literals()) {
      if (bits.isLatch(literal) && !isCovered[Math.abs(literal) - 1]) {
        all[count++] = literal;
      }
    }
    for (int literal : decided) {
      all[count++] = literal;
    }
    return Optional.of(StateCube.ofFirst(all, count));
  }

  /** The predicates that have one value in the cube, and which latches they are about. */
  private int[] decided(StateCube cube, boolean[] isCovered) {
    assign(cube, true);
    simulation.evaluate(gates);
    int[] decided = new int[latches.size()];
    int count = 0;
    for (int i = 0; i < decided.length; i++) {
      int literal = isCovered.length + i + 1;
      Ternary value = simulation.value(bits.present(literal));
      if (value != Ternary.UNKNOWN) {
        decided[count++] = value == Ternary.TRUE ? literal : -literal;
        boolean[] isAbout = latches.get(i);
        for (int latch = 0; latch < isAbout.length; latch++) {
          isCovered[latch] |= isAbout[latch];
        }
      }
    }
    assign(cube, false);
    return Arrays.copyOf(decided, count);
  }

  private void assign(StateCube cube, boolean isKnown) {
    for (int literal : cube.literals()) {
      if (bits.isLatch(literal)) {
        simulation.set(bits.present(literal), isKnown ? Ternary.TRUE : Ternary.UNKNOWN);
      }
    }
  }
}
