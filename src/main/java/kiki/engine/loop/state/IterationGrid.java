// SPDX-License-Identifier: Apache-2.0
package kiki.engine.loop.state;

import java.util.List;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.ssa.form.SsaVariable;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;

/**
 * The iterations that a loop inside of another one has done, and with them the elements that it
 * accessed: two counters tell them apart, wherever in an array the elements are.
 *
 * @param row the counter of the outer loop
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
   * @param from where it starts, not negative
   */
  public record Axis(SsaVariable counter, IntType type, long from) {
    private Axis renamed(FormNames names) {
      return new Axis(names.variable(counter), type, from);
    }

    private Term isReached(Terms terms, Term index) {
      return terms.not(isBefore(terms, index, terms.bits(type.width(), from)));
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
    String columns = "%s in [%d, %s)".formatted(l, column.from, end.text());
    return switch (part) {
      case BEFORE_COLUMN ->
          "for all %s from %d, %s with (%s, %s) before (%s, %s): "
              .formatted(k, row.from, columns, k, l, row.counter.text(), column.counter.text());
      case BEFORE_ROW ->
          "for all %s in [%d, %s), %s: ".formatted(k, row.from, row.counter.text(), columns);
    };
  }

  @Override
  public Optional<Term> contains(Terms terms, Snapshot snapshot, List<Term> indices) {
    Term k = indices.get(0);
    Term l = indices.get(1);
    Optional<Term> rows = snapshot.value(row.counter).filter(i -> i.sort().equals(k.sort()));
    Optional<Term> columns = snapshot.value(column.counter);
    Optional<Term> inside = end.isAfter(terms, snapshot, l);
    if (rows.isEmpty() || inside.isEmpty()) {
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
    return done.map(
        d -> terms.and(row.isReached(terms, k), column.isReached(terms, l), inside.get(), d));
  }
}
