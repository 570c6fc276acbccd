// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

/** Parameters of positions in matrices, found in positions that a program computes. */
class TermMatchTest {
  private final Terms terms = new Terms();
  private final FreeSymbol row = symbol("row", 32);
  private final FreeSymbol column = symbol("column", 32);
  private final FreeSymbol width = symbol("width", 32);

  private FreeSymbol symbol(String name, int bits) {
    return terms.symbol(name, Sort.bits(bits));
  }

  private Term wide(Term term) {
    return terms.signExtend(term, 64);
  }

  /** {@code 10 * r + c}. */
  private Term inTen(Term r, Term c) {
    return terms.add(terms.mul(terms.bits(64, 10), wide(r)), wide(c));
  }

  /** {@code r * w + c}. */
  private Term in(Term w, Term r, Term c) {
    return wide(terms.add(terms.mul(r, w), c));
  }

  private Optional<Map<FreeSymbol, Term>> match(Term pattern, Term term, Map<FreeSymbol, Term> of) {
    return new TermMatch(terms)
        .match(new TermPattern(List.of(row, column, width), pattern), term, of);
  }

  private void requireFound(Term r, Term c, Optional<Map<FreeSymbol, Term>> found) {
    assertSame(r, found.orElseThrow().get(row));
    assertSame(c, found.orElseThrow().get(column));
  }

  @Test
  void findsRowsAndColumns() {
    Term x = symbol("x", 32);
    Term y = terms.add(symbol("y", 32), terms.bits(32, 1));
    requireFound(x, y, match(inTen(row, column), inTen(x, y), Map.of()));
  }

  @Test
  void findsWhatIsLeftOfASum() {
    Term w = symbol("w", 32);
    Term x = symbol("x", 32);
    Term y = terms.add(symbol("y", 32), symbol("z", 32));
    requireFound(x, y, match(in(width, row, column), in(w, x, y), Map.of(width, w)));
  }

  @Test
  void sharesConstants() {
    Term x = symbol("x", 32);
    requireFound(
        x, terms.bits(32, 3), match(inTen(row, column), inTen(x, terms.bits(32, 3)), Map.of()));
    requireFound(
        terms.bits(32, 4),
        terms.bits(32, 7),
        match(inTen(row, column), inTen(terms.bits(32, 4), terms.bits(32, 7)), Map.of()));
  }

  @Test
  void findsNothingElsewhere() {
    Term w = symbol("w", 32);
    Term x = symbol("x", 32);
    assertEquals(
        Optional.empty(), match(inTen(row, column), terms.mul(wide(x), wide(w)), Map.of()));
    assertEquals(
        Optional.empty(),
        match(in(width, row, column), in(x, w, x), Map.of(width, symbol("v", 32))));
  }
}
