// SPDX-License-Identifier: Apache-2.0
package kiki.ssa.execute;

import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.Map;
import kiki.ssa.flow.Flow;
import kiki.ssa.flow.IntMap;
import kiki.ssa.form.LoopInstance.Point;
import kiki.ssa.form.SsaVariable;
import kiki.ssa.object.ExecutionContext;
import kiki.term.Term;
import kiki.term.Terms;

/**
 * The start of something that repeats: the head of a loop that is cut, or the start of an
 * activation that stands for all of a recursion. If the selector holds it is entered for any later
 * time, otherwise for the first time.
 *
 * @param entry the first time
 * @param symbols what the cells hold that change, by cell, at any later time
 * @param head phi nodes choose between the two
 */
record ArbitraryState(
    ExecutionContext encoding, Flow entry, Term select, Map<Integer, Term> symbols, Flow head) {

  /**
   * @param kept the entry without what nobody reads at a later time
   * @param changing the cells that are arbitrary; they exist at the entry
   * @param hint names the symbols for a reader of terms
   */
  static ArbitraryState of(
      ExecutionContext encoding, Flow entry, Flow kept, Term select, BitSet changing, String hint) {
    Terms terms = encoding.terms();
    Map<Integer, Term> symbols = new LinkedHashMap<>();
    IntMap<Term> state = kept.state();
    for (int cell = changing.nextSetBit(0); cell >= 0; cell = changing.nextSetBit(cell + 1)) {
      Term symbol = encoding.freshBounded(hint, encoding.memory().cell(cell));
      symbols.put(cell, symbol);
      state = state.with(cell, terms.ite(select, symbol, entry.state().get(cell)));
    }
    encoding.indices().boundAt(select, entry.state(), symbols, state);
    return new ArbitraryState(encoding, entry, select, symbols, new Flow(entry.path(), state));
  }

  /** Nothing repeats: the head is the entry. */
  static ArbitraryState none(ExecutionContext encoding, Flow entry) {
    return new ArbitraryState(encoding, entry, encoding.terms().falseTerm(), Map.of(), entry);
  }

  /** Where a later time starts. */
  Point pre() {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    symbols.forEach((cell, symbol) -> put(values, cell, symbol));
    Terms terms = encoding.terms();
    return new Point(terms.and(entry.path().guard(terms), select), values);
  }

  /** What cells hold all the time, except the given ones. */
  Map<SsaVariable, Term> unchanged(BitSet changed) {
    Map<SsaVariable, Term> values = new LinkedHashMap<>();
    entry
        .state()
        .forEach(
            (cell, value) -> {
              if (!changed.get(cell)) {
                put(values, cell, value);
              }
            });
    return values;
  }

  /** Notes the value of a cell, if invariants may speak of it. */
  void put(Map<SsaVariable, Term> values, int cell, Term value) {
    encoding.variable(cell).ifPresent(variable -> values.put(variable, value));
  }
}
