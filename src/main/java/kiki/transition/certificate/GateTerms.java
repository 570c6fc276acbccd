// SPDX-License-Identifier: Apache-2.0
package kiki.transition.certificate;

import java.util.ArrayList;
import java.util.List;
import kiki.bitblast.aig.Aig;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/** The gates of a graph as terms; inputs are symbols. */
final class GateTerms {
  private final Aig graph;
  private final Terms terms = new Terms();
  private final List<Term> nodes = new ArrayList<>();

  GateTerms(Aig graph) {
    this.graph = graph;
  }

  Terms terms() {
    return terms;
  }

  /** In a list that can be added to. */
  List<Term> of(List<Integer> literals) {
    List<Term> all = new ArrayList<>();
    literals.forEach(l -> all.add(of((int) l)));
    return all;
  }

  /** Operands of a gate have smaller numbers. */
  Term of(int literal) {
    for (int node = nodes.size(); node <= Aig.node(literal); node++) {
      nodes.add(gate(node));
    }
    Term term = nodes.get(Aig.node(literal));
    return literal == Aig.not(2 * Aig.node(literal)) ? terms.not(term) : term;
  }

  private Term gate(int node) {
    return switch (graph.kind(node)) {
      case Aig.CONSTANT -> terms.falseTerm();
      case Aig.INPUT -> terms.symbol("input" + node, Sort.BOOL);
      case Aig.AND -> terms.and(operand(node, 0), operand(node, 1));
      case Aig.XOR -> terms.xor(operand(node, 0), operand(node, 1));
      case Aig.XOR3 -> terms.xor(terms.xor(operand(node, 0), operand(node, 1)), operand(node, 2));
      case Aig.MAJORITY -> majority(operand(node, 0), operand(node, 1), operand(node, 2));
      case Aig.MUX -> terms.ite(operand(node, 0), operand(node, 1), operand(node, 2));
      default -> throw new IllegalStateException("not a gate: " + graph.kind(node));
    };
  }

  private Term majority(Term a, Term b, Term c) {
    return terms.or(terms.and(a, b), terms.and(c, terms.or(a, b)));
  }

  private Term operand(int node, int position) {
    return of(graph.operand(node, position));
  }
}
