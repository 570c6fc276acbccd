// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.IntMap;
import kiki.ssa.flow.Path;
import kiki.ssa.object.Cell;
import kiki.ssa.object.ExecutionContext;
import kiki.ssa.object.ObjectInstance;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * Executions that go on in a part that is not unwound yet: a fresh Bool says that they come back
 * from there, fresh symbols are the values they bring. The next unwinding defines both, so nothing
 * that was built on them has to be built again.
 */
final class Suspension {
  private final Term returns;
  private final Map<Integer, Term> values;
  private final Flow flow;

  private Suspension(Term returns, Map<Integer, Term> values, Flow flow) {
    this.returns = returns;
    this.values = values;
    this.flow = flow;
  }

  /** Executions that left {@code entry} and bring back new values of the given cells. */
  static Suspension of(ExecutionContext encoding, Flow entry, BitSet cells) {
    return of(encoding, entry, cells, cell -> encoding.fresh("later", cell));
  }

  /**
   * Executions of which invariants tell what they bring back: pointers only to objects that there
   * may be by then.
   */
  static Suspension summarized(ExecutionContext encoding, Flow entry, BitSet cells) {
    Suspension made = of(encoding, entry, cells, cell -> encoding.freshBounded("returned", cell));
    encoding.indices().boundAt(made.returns, entry.state(), made.values, made.flow.state());
    return made;
  }

  private static Suspension of(
      ExecutionContext encoding, Flow entry, BitSet cells, Function<Cell, Term> symbols) {
    Term returns = encoding.fresh("later", Sort.BOOL);
    Map<Integer, Term> values = new LinkedHashMap<>();
    IntMap<Term> state = entry.state();
    for (int cell = cells.nextSetBit(0); cell >= 0; cell = cells.nextSetBit(cell + 1)) {
      Term value = symbols.apply(encoding.memory().cell(cell));
      values.put(cell, value);
      state = state.with(cell, value);
    }
    return new Suspension(returns, values, new Flow(entry.path().andFresh(returns), state));
  }

  /** What has to be assumed while the part is missing. */
  Term closed(Terms terms) {
    return terms.not(returns);
  }

  /** The executions that come back. */
  Flow flow() {
    return flow;
  }

  /** States that what comes back is {@code actual}, if anything, seen from {@code origin}. */
  void define(ExecutionContext encoding, Path origin, Optional<Flow> actual) {
    actual.ifPresentOrElse(
        flow -> define(encoding, origin, flow),
        () -> encoding.constraints().require(encoding.terms().not(returns)));
  }

  private void define(ExecutionContext encoding, Path origin, Flow actual) {
    Terms terms = encoding.terms();
    encoding.constraints().require(terms.iff(returns, actual.path().since(terms, origin)));
    values.forEach(
        (cell, symbol) -> {
          if (actual.state().containsKey(cell)) {
            Term value = actual.state().get(cell);
            encoding.constraints().require(terms.equal(symbol, value));
            ObjectInstance object = encoding.memory().cell(cell).object();
            if (!object.isAlone()) {
              object.pool().arrays().define(symbol, value);
            }
          }
        });
  }
}
