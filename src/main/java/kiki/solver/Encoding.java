package kiki.solver;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kiki.bitblast.Aig;
import kiki.bitblast.ArrayModel;
import kiki.bitblast.BitBlaster;
import kiki.bitblast.CnfEncoder;
import kiki.bitblast.Model;
import kiki.sat.SatSolver;
import kiki.term.Application;
import kiki.term.Evaluator;
import kiki.term.Operator;
import kiki.term.Sort;
import kiki.term.Symbol;
import kiki.term.Term;
import kiki.term.Value;
import kiki.term.Values;

/** The terms of one solver as clauses of its SAT instance, and models read back. */
final class Encoding {
  private final Aig aig = new Aig();
  private final SatSolver sat;
  private final CnfEncoder encoder;
  private final List<Integer> sideConstraints = new ArrayList<>();
  private final BitBlaster blaster = new BitBlaster(aig, sideConstraints::add);
  private long nanos;

  Encoding(SatSolver sat) {
    this.sat = sat;
    this.encoder = new CnfEncoder(aig, sat);
  }

  long nanos() {
    return nanos;
  }

  long clauses() {
    return encoder.clauses();
  }

  long lemmas() {
    return blaster.arrays().lemmas();
  }

  /** Requires the term whenever the SAT literal {@code guard} is true; always if it is zero. */
  void require(Term term, int guard) {
    long start = System.nanoTime();
    ArrayDeque<Term> pending = new ArrayDeque<>();
    pending.push(term);
    while (!pending.isEmpty()) {
      Term next = pending.pop();
      if (next instanceof Application application && application.operator() == Operator.AND) {
        for (int i = next.arity() - 1; i >= 0; i--) {
          pending.push(next.argument(i));
        }
      } else if (guard != 0 || !isArrayEquation(next) || !define(next)) {
        encoder.require(blaster.literal(next), guard);
      }
    }
    nanos += System.nanoTime() - start;
  }

  private static boolean isArrayEquation(Term term) {
    return term instanceof Application application
        && application.operator() == Operator.EQUAL
        && term.argument(0).sort() instanceof Sort.Array;
  }

  private boolean define(Term equation) {
    return blaster.define(equation.argument(0), equation.argument(1));
  }

  /** A SAT literal that, assumed, makes the term true; of equal terms the same. */
  int assumption(Term term) {
    long start = System.nanoTime();
    int literal = encoder.assumption(blaster.literal(term));
    nanos += System.nanoTime() - start;
    return literal;
  }

  /** Encodes what the translation of terms and the refinement of arrays left to require. */
  void requireSideConstraints() {
    long start = System.nanoTime();
    sideConstraints.forEach(encoder::require);
    sideConstraints.clear();
    nanos += System.nanoTime() - start;
  }

  /**
   * Reads the SAT solver's model. Nothing comes back if it violates an array axiom; lemmas then
   * wait among the side constraints.
   */
  Optional<Evaluator> model() {
    Model model = new Model(aig, encoder, sat);
    return blaster
        .arrays()
        .check(model)
        .map(arrays -> new Evaluator(symbol -> value(symbol, model, arrays)));
  }

  private Value value(Symbol symbol, Model model, ArrayModel arrays) {
    if (symbol.sort() instanceof Sort.Array) {
      return arrays.value(symbol);
    }
    int[] bits = blaster.knownBits(symbol);
    return bits == null ? Values.defaultOf(symbol.sort()) : model.value(symbol.sort(), bits);
  }
}
