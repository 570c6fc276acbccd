// SPDX-License-Identifier: Apache-2.0
package kiki.term.rewrite;

import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import kiki.term.Term;
import kiki.term.Terms;
import kiki.term.value.Sort;
import org.junit.jupiter.api.Test;

/** Values in one of two cases. */
class CofactorTest {
  private final Terms terms = new Terms();
  private final Term condition = terms.symbol("c", Sort.BOOL);
  private final Term other = terms.symbol("d", Sort.BOOL);
  private final Term x = terms.symbol("x", Sort.bits(32));
  private final Term y = terms.symbol("y", Sort.bits(32));
  private final Term choice = terms.ite(condition, x, y);

  @Test
  void choicesAreDecidedInSums() {
    Term sum = terms.add(choice, terms.bits(32, 1));
    assertSame(terms.add(x, terms.bits(32, 1)), Cofactor.where(terms, condition).of(sum));
    assertSame(terms.add(y, terms.bits(32, 1)), Cofactor.unless(terms, condition).of(sum));
  }

  @Test
  void sumsOfDecidedChoicesCancelOut() {
    Term one = terms.bits(32, 1);
    Term sum = terms.add(terms.add(choice, one), terms.neg(terms.add(y, one)));
    assertSame(terms.bits(32, 0), Cofactor.unless(terms, condition).of(sum));
  }

  @Test
  void otherChoicesStay() {
    Term nested = terms.ite(other, choice, terms.neg(choice));
    assertSame(terms.ite(other, x, terms.neg(x)), Cofactor.where(terms, condition).of(nested));
  }

  @Test
  void partsOfConcatenationsAreDecided() {
    Term pair = terms.concat(terms.bits(16, 7), choice);
    assertSame(terms.concat(terms.bits(16, 7), y), Cofactor.unless(terms, condition).of(pair));
  }

  @Test
  void whatIsNoSumStays() {
    Term quotient = terms.udiv(choice, y);
    assertNotSame(choice, x);
    assertSame(quotient, Cofactor.where(terms, condition).of(quotient));
  }

  @Test
  void deepSumsNeedNoStack() {
    Term sum = choice;
    Term expected = x;
    for (int i = 0; i < 100_000; i++) {
      Term next = terms.symbol("s" + i, Sort.bits(32));
      sum = terms.add(next, sum);
      expected = terms.add(next, expected);
    }
    assertSame(expected, Cofactor.where(terms, condition).of(sum));
  }
}
