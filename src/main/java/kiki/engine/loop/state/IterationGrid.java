// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * The iterations that a loop inside of another one has done, and with them the elements that it
 * accessed: two counters tell them apart, wherever in an array the elements are. Where the inner
 * loop begins or ends may depend on the counter of the outer one, as in triangles: of an earlier
 * row, it is what it was with the counter of that row.
 *
 * @param row the counter of the outer loop, which starts at a constant
 * @param column the counter of the inner loop
 * @param end where the inner loop ends
 */
public record IterationGrid(Axis row, Axis column, Border end, Part part) implements IndexedRegion {
  /** Which iterations there are. */
  public enum Part {
    /** At the head of the inner loop: those before the present one, in their order. */
    BEFORE_COLUMN,
    /** At the head of the outer loop: those of all rows before the present one. */
    BEFORE_ROW
  }

  /**
   * A counter that moves by one.
   *
   * @param from where it starts
   */
  public record Axis(SsaVariable counter, IntType type, Border from) {
    private Axis renamed(FormNames names) {
      return new Axis(names.variable(counter), type, from.renamed(names));
    }

    private Term isNegative(Terms terms, Term index) {
      return type.isSigned() ? terms.slt(index, terms.bits(index.width(), 0)) : terms.falseTerm();
    }

    /** That an index is not negative, and not before the start with other values of variables. */
    private Optional<Term> isReached(
        Terms terms, Snapshot snapshot, Map<SsaVariable, Term> others, Term index) {
      return from.isAfter(terms, snapshot, others, index)
          .map(before -> terms.not(terms.or(isNegative(terms, index), before)));
    }

    private Term isBefore(Terms terms, Term a, Term b) {
      return type.isSigned() ? terms.slt(a, b) : terms.ult(a, b);
    }

    private Term representative(Terms terms, int cell) {
      String name = "visit:" + ArraySegment.NAMES.get(cell) + ":" + type.width();
      return terms.symbol(name, Sort.bits(type.width()));
    }
  }

  /** Symbols without constraints for both counters. */
  List<Term> representatives(Terms terms) {
    return List.of(row.representative(terms, 0), column.representative(terms, 1));
  }

  @Override
  public IterationGrid renamed(FormNames names) {
    return new IterationGrid(row.renamed(names), column.renamed(names), end.renamed(names), part);
  }

  @Override
  public String scope() {
    String k = ArraySegment.NAMES.get(0);
    String l = ArraySegment.NAMES.get(1);
    Map<SsaVariable, String> inRow = Map.of(row.counter, k);
    String columns = "%s in [%s, %s)".formatted(l, column.from.text(inRow), end.text(inRow));
    return switch (part) {
      case BEFORE_COLUMN ->
          "for all %s from %s, %s with (%s, %s) before (%s, %s): "
              .formatted(
                  k, row.from.text(), columns, k, l, row.counter.text(), column.counter.text());
      case BEFORE_ROW ->
          "for all %s in [%s, %s), %s: ".formatted(k, row.from.text(), row.counter.text(), columns);
    };
  }

  @Override
  public Optional<Term> contains(Terms terms, Snapshot snapshot, List<Term> indices) {
    Term k = indices.get(0);
    Term l = indices.get(1);
    Optional<Term> rows = snapshot.value(row.counter).filter(i -> i.sort().equals(k.sort()));
    Optional<Term> columns = snapshot.value(column.counter);
    Map<SsaVariable, Term> inRow = Map.of(row.counter, k);
    Optional<Term> inside = end.isAfter(terms, snapshot, inRow, l);
    Optional<Term> rowReached = row.isReached(terms, snapshot, Map.of(), k);
    Optional<Term> columnReached = column.isReached(terms, snapshot, inRow, l);
    if (rows.isEmpty() || inside.isEmpty() || rowReached.isEmpty() || columnReached.isEmpty()) {
      return Optional.empty();
    }
    Term earlier = row.isBefore(terms, k, rows.get());
    Optional<Term> done =
        switch (part) {
          case BEFORE_ROW -> Optional.of(earlier);
          case BEFORE_COLUMN ->
              columns
                  .filter(j -> j.sort().equals(l.sort()))
                  .map(
                      j ->
                          terms.or(
                              earlier,
                              terms.and(terms.equal(k, rows.get()), column.isBefore(terms, l, j))));
        };
    return done.map(d -> terms.and(rowReached.get(), columnReached.get(), inside.get(), d));
  }
}
