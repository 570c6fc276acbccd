// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import kiki.transition.format.AndGates.Gate;
import kiki.transition.system.Latch;
import kiki.transition.system.NamedWord;
import kiki.transition.system.Reset;
import kiki.transition.system.TransitionSystem;

/**
 * Writes DimSpec. The variables of a state are the inputs, the latches, the gates, and one that is
 * always true; the clauses U say what gates are.
 */
public final class DimSpecWriter {
  private final TransitionSystem system;
  private final AndGates gates;
  private final int variables;

  private DimSpecWriter(TransitionSystem system, AndGates gates) {
    this.system = system;
    this.gates = gates;
    this.variables = gates.variables() + 1;
  }

  /** The four formulas for one of the properties. */
  public static String text(TransitionSystem system, int bad) {
    return text(system, List.of(), bad);
  }

  /** The four formulas for any of the properties, after comments on which variable is what. */
  public static String text(TransitionSystem system, List<NamedWord> names) {
    return text(system, names, IntStream.range(0, system.bads().length).toArray());
  }

  private static String text(TransitionSystem system, List<NamedWord> names, int... bads) {
    DimSpecWriter writer = new DimSpecWriter(system, AndGates.of(system));
    StringBuilder text = new StringBuilder();
    names.forEach(word -> text.append(writer.comment(word)));
    writer.append(text, "i", writer.initial());
    writer.append(text, "u", writer.universal());
    int[] goal = Arrays.stream(bads).map(b -> writer.literal(system.bads()[b])).toArray();
    writer.append(text, "g", List.of(clause(goal)));
    writer.append(text, "t", writer.transition());
    return text.toString();
  }

  private String comment(NamedWord word) {
    int first =
        switch (word.place()) {
          case INPUT -> literal(system.inputs().get(word.first()));
          case LATCH -> literal(system.latches().get(word.first()).literal());
        };
    return "c %s %d..%d\n".formatted(word.name(), first, first + word.width() - 1);
  }

  private void append(StringBuilder text, String section, List<String> clauses) {
    int count = section.equals("t") ? 2 * variables : variables;
    text.append("%s cnf %d %d\n".formatted(section, count, clauses.size()));
    clauses.forEach(text::append);
  }

  private List<String> initial() {
    List<String> clauses = new ArrayList<>();
    for (Latch latch : system.latches()) {
      if (latch.reset() != Reset.FREE) {
        int literal = literal(latch.literal());
        clauses.add(clause(latch.reset() == Reset.ONE ? literal : -literal));
      }
    }
    return clauses;
  }

  private List<String> universal() {
    List<String> clauses = new ArrayList<>();
    clauses.add(clause(variables));
    for (Gate gate : gates.gates()) {
      int result = dimacs(gate.literal());
      int a = dimacs(gate.first());
      int b = dimacs(gate.second());
      clauses.add(clause(-result, a));
      clauses.add(clause(-result, b));
      clauses.add(clause(result, -a, -b));
    }
    for (int constraint : system.constraints()) {
      clauses.add(clause(literal(constraint)));
    }
    return clauses;
  }

  private List<String> transition() {
    List<String> clauses = new ArrayList<>();
    for (Latch latch : system.latches()) {
      int after = literal(latch.literal()) + variables;
      int value = literal(latch.next());
      clauses.add(clause(-after, value));
      clauses.add(clause(after, -value));
    }
    return clauses;
  }

  private int literal(int ofGraph) {
    return dimacs(gates.get(ofGraph));
  }

  private int dimacs(int literal) {
    int variable = literal >> 1 == 0 ? -variables : literal >> 1;
    return (literal & 1) == 0 ? variable : -variable;
  }

  private static String clause(int... literals) {
    StringBuilder text = new StringBuilder();
    for (int literal : literals) {
      text.append(literal).append(' ');
    }
    return text.append("0\n").toString();
  }
}
