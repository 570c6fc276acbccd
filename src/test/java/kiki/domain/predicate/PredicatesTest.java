// SPDX-License-Identifier: Apache-2.0
package kiki.domain.predicate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import kiki.cfront.type.IntType;
import kiki.domain.template.Names;
import kiki.domain.template.Parameter;
import kiki.domain.template.State;
import kiki.domain.template.Variable;
import kiki.term.FreeSymbol;
import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

class PredicatesTest {
  private final Terms terms = new Terms();
  private final FreeSymbol x = terms.symbol("x_lb", Sort.bits(32));
  private final FreeSymbol c = terms.symbol("c_lb", Sort.bits(8));
  private final Variable vx = Names.variable(0, IntType.INT, "x");
  private final Variable vc = Names.variable(1, IntType.UNSIGNED_CHAR, "p->c");

  private Optional<String> text(Term term) {
    return Predicates.of(term, Map.of(x, vx, c, vc)).map(PredicateRow::text);
  }

  @Test
  void conditionsReadAsCOfTheRightSign() {
    Term ten = terms.bits(32, 10);
    assertEquals(Optional.of("x < 10"), text(terms.slt(x, ten)));
    assertEquals(Optional.of("(unsigned int)x < 10"), text(terms.ult(x, ten)));
    assertEquals(
        Optional.of("x < (int)((unsigned int)p->c)"), text(terms.slt(x, terms.zeroExtend(c, 32))));
    assertEquals(
        Optional.of("(unsigned int)((unsigned int)x % 3) == 0"),
        text(terms.equal(terms.urem(x, terms.bits(32, 3)), terms.bits(32, 0))));
    assertEquals(Optional.empty(), text(terms.equal(terms.udiv(ten, x), ten)));
  }

  /** A predicate found over the terms of one engine means the same over those of another. */
  @Test
  void predicatesMoveToOtherFactories() {
    PredicateRow row = Predicates.of(terms.slt(x, terms.bits(32, 10)), Map.of(x, vx)).orElseThrow();
    Terms other = new Terms();
    for (int value = 9; value <= 10; value++) {
      State state = new State(Map.of(vx, other.bits(32, value)));
      assertSame(other.bool(value < 10), row.holds(other, state, Parameter.Truth.HOLDS));
    }
  }

  @Test
  void clausesHaveTwoLiterals() {
    PredicateRow a = Predicates.of(terms.slt(x, terms.bits(32, 1)), Map.of(x, vx)).orElseThrow();
    PredicateRow b = Predicates.of(terms.slt(x, terms.bits(32, 2)), Map.of(x, vx)).orElseThrow();
    List<String> texts =
        Predicates.clauses(List.of(a, b)).stream().map(row -> ((PredicateRow) row).text()).toList();
    assertEquals(
        List.of(
            "x < 1",
            "x >= 1",
            "x < 2",
            "x >= 2",
            "x < 1 || x < 2",
            "x < 1 || x >= 2",
            "x >= 1 || x < 2",
            "x >= 1 || x >= 2"),
        texts);
  }
}
