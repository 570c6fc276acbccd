// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.Latch;
import kiki.transition.system.TransitionSystem;

/**
 * The functions of a system by conjunctions alone, with AIGER's numbers: inputs, then latches, then
 * gates, each after its operands; a literal is twice a number, plus one if negated.
 */
final class AndGates {
  /** A conjunction; the operands' literals are smaller, the first is not the smaller one. */
  record Gate(int literal, int first, int second) {}

  private final TransitionSystem system;
  private final int[] literals;
  private final List<Gate> gates = new ArrayList<>();
  private final Map<Long, Integer> known = new HashMap<>();
  private int variables;

  private AndGates(TransitionSystem system) {
    this.system = system;
    this.literals = new int[system.graph().size()];
  }

  static AndGates of(TransitionSystem system) {
    AndGates made = new AndGates(system);
    made.make();
    return made;
  }

  private void make() {
    for (int input : system.inputs()) {
      literals[Aig.node(input)] = 2 * ++variables;
    }
    for (Latch latch : system.latches()) {
      literals[Aig.node(latch.literal())] = 2 * ++variables;
    }
    boolean[] cone = system.cone(system.roots());
    for (int node = 1; node < literals.length; node++) {
      if (cone[node] && system.graph().kind(node) != Aig.INPUT) {
        literals[node] = gate(node);
      }
    }
  }

  private int gate(int node) {
    Aig graph = system.graph();
    int a = get(graph.first(node));
    int b = get(graph.second(node));
    return switch (graph.kind(node)) {
      case Aig.AND -> and(a, b);
      case Aig.XOR -> xor(a, b);
      case Aig.XOR3 -> xor(xor(a, b), get(graph.third(node)));
      case Aig.MAJORITY -> or(and(a, b), and(get(graph.third(node)), or(a, b)));
      case Aig.MUX -> or(and(a, b), and(a ^ 1, get(graph.third(node))));
      default -> throw new IllegalStateException("node " + node + " is no gate");
    };
  }

  private int or(int a, int b) {
    return and(a ^ 1, b ^ 1) ^ 1;
  }

  private int xor(int a, int b) {
    return or(and(a, b ^ 1), and(a ^ 1, b));
  }

  private int and(int a, int b) {
    int high = Math.max(a, b);
    int low = Math.min(a, b);
    return known.computeIfAbsent(
        (long) high << Integer.SIZE | low,
        _ -> {
          gates.add(new Gate(2 * ++variables, high, low));
          return 2 * variables;
        });
  }

  /** The literal for one of the system's graph. */
  int get(int literal) {
    return literals[Aig.node(literal)] ^ (literal & 1);
  }

  List<Gate> gates() {
    return gates;
  }

  /** The number of inputs, latches and gates. */
  int variables() {
    return variables;
  }
}
