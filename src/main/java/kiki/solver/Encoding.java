// SPDX-License-Identifier: Apache-2.0
package kiki.solver;

import java.util.ArrayDeque;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import kiki.bitblast.BitBlaster;
import kiki.bitblast.aig.Aig;
import kiki.bitblast.aig.AigModel;
import kiki.bitblast.aig.CnfEncoder;
import kiki.bitblast.array.ArrayModel;
import kiki.sat.SatSolver;
import kiki.term.Application;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.rewrite.CanonicalTerms;
import kiki.term.rewrite.Evaluator;
import kiki.term.value.CoreOperator;
import kiki.term.value.DefaultValues;
import kiki.term.value.Sort;
import kiki.term.value.Value;

/**
 * The terms of one solver as clauses of its SAT instance, and models read back. Terms are encoded
 * when a check needs them; a cancelled encoding goes on with the next check.
 */
final class Encoding {
  /** A term to require whenever a SAT literal is true; always if that is zero. */
  private record Pending(Term term, int guard) {}

  private final CanonicalTerms canonical;
  private final Aig aig = new Aig();
  private final CnfEncoder encoder;
  private final BitBlaster blaster;
  private final AigModel model;
  private final ArrayDeque<Pending> pending = new ArrayDeque<>();
  private final ArrayDeque<Integer> sideConstraints = new ArrayDeque<>();
  private BooleanSupplier cancelled = () -> false;
  private long nanos;

  Encoding(Terms terms, SatSolver sat) {
    canonical = new CanonicalTerms(terms, this::poll);
    encoder = new CnfEncoder(aig, sat, this::poll);
    blaster = new BitBlaster(aig, sideConstraints::add, this::poll);
    model = new AigModel(aig, encoder, sat);
  }

  private void poll() {
    if (cancelled.getAsBoolean()) {
      throw new CancellationException("encoding was cancelled");
    }
  }

  void cancelWhen(BooleanSupplier condition) {
    cancelled = condition;
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
    pending.add(new Pending(term, guard));
  }

  /** Forgets what was required under a guard and not encoded yet. */
  void drop(int guard) {
    pending.removeIf(waiting -> waiting.guard() == guard);
  }

  /**
   * Encodes what was required since the last call, side constraints and lemmas included.
   *
   * @throws CancellationException if cancelled; the rest stays to be encoded
   */
  void encodePending() {
    long start = System.nanoTime();
    encoder.resume();
    while (!pending.isEmpty()) {
      Pending next = pending.peek();
      if (next.term() instanceof Application application
          && application.operator() == CoreOperator.AND) {
        pending.remove();
        for (int i = next.term().arity() - 1; i >= 0; i--) {
          pending.push(new Pending(next.term().argument(i), next.guard()));
        }
      } else {
        encode(canonical.of(next.term()), next.guard());
        pending.remove();
      }
    }
    while (!sideConstraints.isEmpty()) {
      encoder.require(sideConstraints.remove());
    }
    nanos += System.nanoTime() - start;
  }

  /** May be cancelled and repeated: what was translated stays, and clauses may come twice. */
  private void encode(Term term, int guard) {
    boolean defined =
        guard == 0 && isArrayEquation(term) && blaster.define(term.argument(0), term.argument(1));
    if (!defined) {
      encoder.require(blaster.literal(term), guard);
    }
  }

  private static boolean isArrayEquation(Term term) {
    return term instanceof Application application
        && application.operator() == CoreOperator.EQUAL
        && term.argument(0).sort() instanceof Sort.Array;
  }

  /** A SAT literal that, assumed, makes the term true; of equal terms the same. */
  int assumption(Term term) {
    long start = System.nanoTime();
    int literal = encoder.assumption(blaster.literal(canonical.of(term)));
    nanos += System.nanoTime() - start;
    return literal;
  }

  /**
   * Reads the SAT solver's model. Nothing comes back if it violates an array axiom; lemmas then
   * wait to be encoded.
   */
  Optional<ArrayModel> model() {
    model.startNext();
    return blaster.arrays().check(model);
  }

  /** Evaluates terms from the values of their symbols alone. */
  Evaluator evaluator(ArrayModel arrays) {
    return new Evaluator(term -> term instanceof FreeSymbol symbol ? value(symbol, arrays) : null);
  }

  /** Evaluates terms from the values of all terms that have been encoded. */
  Evaluator shortcut(ArrayModel arrays) {
    return new Evaluator(
        term -> {
          if (term instanceof FreeSymbol symbol) {
            return value(symbol, arrays);
          }
          int[] bits = term.sort() instanceof Sort.Array ? null : blaster.knownBits(term);
          return bits == null ? null : model.value(term.sort(), bits);
        });
  }

  private Value value(FreeSymbol symbol, ArrayModel arrays) {
    if (symbol.sort() instanceof Sort.Array) {
      return arrays.value(symbol);
    }
    int[] bits = blaster.knownBits(symbol);
    return bits == null ? DefaultValues.defaultOf(symbol.sort()) : model.value(symbol.sort(), bits);
  }
}
