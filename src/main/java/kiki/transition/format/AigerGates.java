// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kiki.bitblast.aig.Aig;

/** The variables of an AIGER file, whose gates may come in any order. */
final class AigerGates {
  private static final int UNDEFINED = -1;
  private static final int DECLARED = -2;
  private static final int ENTERED = -3;

  private final Aig graph;
  private final LineScanner lines;

  /** By variable: its literal in the graph, or one of the negative numbers above. */
  private final int[] literals;

  private final int[] first;
  private final int[] second;
  private final List<Integer> declared = new ArrayList<>();

  private AigerGates(Aig graph, int maximum, LineScanner lines) {
    this.graph = graph;
    this.lines = lines;
    literals = new int[maximum + 1];
    first = new int[maximum + 1];
    second = new int[maximum + 1];
  }

  /** As many variables as the file announces, none of them defined yet. */
  static AigerGates of(Aig graph, int maximum, LineScanner lines) {
    AigerGates made = new AigerGates(graph, maximum, lines);
    Arrays.fill(made.literals, UNDEFINED);
    made.literals[0] = Aig.FALSE;
    return made;
  }

  /** Makes an input or a latch. */
  int defineInput(int literal) throws ModelFormatException {
    requireNew(literal);
    literals[literal >> 1] = graph.input();
    return literals[literal >> 1];
  }

  private void requireNew(int literal) throws ModelFormatException {
    if ((literal & 1) == 1) {
      throw lines.failure("a definition of the negated literal " + literal);
    }
    if (literals[literal >> 1] != UNDEFINED) {
      throw lines.failure("a second definition of literal " + literal);
    }
  }

  void declare(int literal, int a, int b) throws ModelFormatException {
    requireNew(literal);
    literals[literal >> 1] = DECLARED;
    first[literal >> 1] = a;
    second[literal >> 1] = b;
    declared.add(literal >> 1);
  }

  /** Makes all gates that have been declared, operands first. */
  void define() throws ModelFormatException {
    int[] stack = new int[declared.size() + 1];
    for (int variable : declared) {
      int size = 0;
      if (literals[variable] < 0) {
        stack[size++] = variable;
      }
      while (size > 0) {
        int top = stack[size - 1];
        literals[top] = ENTERED;
        int open = open(top);
        if (open == 0) {
          literals[top] = graph.and(get(first[top]), get(second[top]));
          size--;
        } else {
          stack[size++] = open;
        }
      }
    }
  }

  /** An operand's variable that is not made yet, or zero. */
  private int open(int variable) throws ModelFormatException {
    for (int operand : new int[] {first[variable] >> 1, second[variable] >> 1}) {
      if (literals[operand] == DECLARED) {
        return operand;
      }
      if (literals[operand] == ENTERED) {
        throw lines.failure("literal " + 2 * operand + " depends on itself");
      }
    }
    return 0;
  }

  int get(int literal) throws ModelFormatException {
    int made = literals[literal >> 1];
    if (made < 0) {
      throw lines.failure("literal " + literal + " is not defined");
    }
    return made ^ (literal & 1);
  }

  int[] get(int[] wanted) throws ModelFormatException {
    int[] made = new int[wanted.length];
    for (int i = 0; i < wanted.length; i++) {
      made[i] = get(wanted[i]);
    }
    return made;
  }
}
