// SPDX-License-Identifier: Apache-2.0
package kiki.transition.format;

import java.util.ArrayList;
import java.util.List;
import kiki.bitblast.aig.Aig;
import kiki.transition.system.Latch;
import kiki.transition.system.Reset;
import kiki.transition.system.TransitionSystem;

/**
 * Reads DimSpec (LLUMC, section 2): the clauses I of the first state, U of all states, G of the
 * goal and T of two states in a row, each a CNF with a header of its own.
 */
final class DimSpecReader {
  private static final List<String> SECTIONS = List.of("i", "u", "g", "t");

  private final LineScanner lines;
  private final Aig graph = new Aig();
  private int variables = -1;
  private int[] present = {};
  private int[] next = {};
  private final int[] formulas = {Aig.TRUE, Aig.TRUE, Aig.TRUE, Aig.TRUE};
  private int section = -1;
  private int promised;
  private int found;
  private final List<Integer> clause = new ArrayList<>();

  DimSpecReader(LineScanner lines) {
    this.lines = lines;
  }

  DimSpecFile read() throws ModelFormatException {
    while (!lines.isAtEnd()) {
      String[] words = lines.words();
      if (words.length == 0 || words[0].equals("c")) {
        continue;
      }
      if (SECTIONS.contains(words[0])) {
        endSection();
        startSection(words);
      } else {
        readClauses(words);
      }
    }
    endSection();
    if (section != 3) {
      throw lines.failure("the file ends before the section 't cnf V C'");
    }
    return new DimSpecFile(system(), variables);
  }

  private void startSection(String[] words) throws ModelFormatException {
    section++;
    if (section > 3 || !words[0].equals(SECTIONS.get(section))) {
      throw lines.failure("the sections are i, u, g and t, in this order");
    }
    if (words.length != 4 || !words[1].equals("cnf")) {
      throw lines.failure("expected '" + words[0] + " cnf V C'");
    }
    int most = Math.max(1 << 16, lines.size());
    int given = lines.number(words[2], 0, 2 * Math.min(most, 1 << 26));
    promised = lines.number(words[3], 0, Integer.MAX_VALUE);
    found = 0;
    if (variables < 0) {
      variables = lines.number(words[2], 0, Math.min(most, 1 << 26));
      present = graph.inputs(variables);
      next = graph.inputs(variables);
    }
    int expected = section == 3 ? 2 * variables : variables;
    if (given != expected) {
      throw lines.failure("expected " + expected + " variables, found " + given);
    }
  }

  private void readClauses(String[] words) throws ModelFormatException {
    if (section < 0) {
      throw lines.failure("expected the header 'i cnf V C'");
    }
    int most = section == 3 ? 2 * variables : variables;
    for (String word : words) {
      int literal = lines.number(word, -most, most);
      if (literal == 0) {
        endClause();
      } else {
        clause.add(literal);
      }
    }
  }

  private void endClause() throws ModelFormatException {
    int result = Aig.FALSE;
    for (int literal : clause) {
      int variable = Math.abs(literal) - 1;
      int bit = variable < variables ? present[variable] : next[variable - variables];
      result = graph.or(result, Aig.negateIf(bit, literal < 0 ? 1 : 0));
    }
    formulas[section] = graph.and(formulas[section], result);
    clause.clear();
    found++;
    if (found > promised) {
      throw lines.failure("more clauses than the header's " + promised);
    }
  }

  private void endSection() throws ModelFormatException {
    if (!clause.isEmpty()) {
      throw lines.failure("a clause without its final 0");
    }
    if (section >= 0 && found != promised) {
      throw lines.failure("expected " + promised + " clauses, found " + found);
    }
  }

  private TransitionSystem system() {
    int first = graph.input();
    int allowed = graph.input();
    List<Integer> inputs = new ArrayList<>();
    List<Latch> latches = new ArrayList<>();
    for (int i = 0; i < variables; i++) {
      inputs.add(next[i]);
      latches.add(new Latch(present[i], next[i], Reset.FREE));
    }
    latches.add(new Latch(first, Aig.FALSE, Reset.ONE));
    latches.add(new Latch(allowed, formulas[3], Reset.ONE));
    int[] constraints = {graph.implies(first, formulas[0]), formulas[1], allowed};
    return new TransitionSystem(graph, inputs, latches, constraints, new int[] {formulas[2]});
  }
}
